"""
The house rules in words: the name of every setting, an explanation, and its values.

Every key of every game's rules is here, and every value of every enum; a test proves that.
"""

from ombre_desktop.engine.house import HouseRules, text_of
from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.ui.texts.points import points_text
from ombre_desktop.ui.texts.price_names import prices_told
from ombre_desktop.ui.texts.settings_before_play import ALL_PASS, DEAL_AND_AUCTION, TRUMP_AND_EXCHANGE
from ombre_desktop.ui.texts.settings_of_games import IN_ONE_GAME, OF_ONE_GAME, OwnText, SettingText
from ombre_desktop.ui.texts.settings_of_play import GANO, PLAY, PRICES, RESULT
from ombre_desktop.ui.texts.settings_still_played import IN_YOUNGER_GAME, OF_YOUNGER_GAMES


def setting_name(key: str, game: str = "") -> str:
    """Return the name of the setting *key* in *game*."""
    return (_own(key, game).name or SETTINGS[key].name)()


def explanation(key: str, game: str = "") -> str:
    """Return one or two sentences on the effect of the setting *key* in *game*."""
    return (_own(key, game).explanation or SETTINGS[key].explanation)()


def value_name(key: str, value: str, game: str = "") -> str:
    """Return the name of *value* as records write it; a number without a name is spelled out."""
    named = _own(key, game).values.get(value) or SETTINGS[key].values.get(value)
    if named is not None:
        return named()
    if key == "prices":
        return prices_told(value, game)
    if key == "ante":
        return translate("Settings", "Each player stakes {chips}").format(chips=value.removeprefix("each_"))
    return points_text(int(value))


def usual(value: str) -> str:
    """Return the name of *value*, marked as the standard one."""
    return translate("Settings", "{value} (usual)").format(value=value)


def no_effect(key: str, rules: HouseRules, game: str = "") -> str:
    """Return why the setting *key* has no effect under the *rules* of *game*; empty if it has one."""
    template = translate("Settings", "“{setting}” is “{value}”")
    hindrances = [
        template.format(
            setting=setting_name(other, game), value=value_name(other, text_of(getattr(rules, other)), game)
        )
        for other in rules.hindrances(key)
    ]
    if not hindrances:
        return ""
    return translate("Settings", "This has no effect while {conditions}.").format(
        conditions=all_of(hindrances)
    )


def _own(key: str, game: str) -> OwnText:
    """Return the words of *game* that replace the common words for *key*; empty if there are none."""
    return {**IN_ONE_GAME, **IN_YOUNGER_GAME}.get(game, {}).get(key, _NONE)


_NONE = OwnText()


SETTINGS: dict[str, SettingText] = {
    **DEAL_AND_AUCTION,
    **TRUMP_AND_EXCHANGE,
    **PLAY,
    **RESULT,
    **PRICES,
    **GANO,
    **ALL_PASS,
    **OF_ONE_GAME,
    **OF_YOUNGER_GAMES,
}
"""Every setting by its key, in the order of the rule book."""
