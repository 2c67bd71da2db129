"""
Values with grammatical forms for sentences: numbers, nouns, names and lists.

A message is a `str.format` literal. ``{number:one # card|other # cards}`` chooses by the number,
whose figures stand for ``#``; ``{card:the}`` asks for the name with its article, ``{card:The}`` for
the same at the beginning of a sentence, ``{name:f her|m his|other their}`` chooses by gender. The
forms available depend on the language: see `grammar`. A name in a catalogue may state its kind and
its irregular forms: ``Bube; m; den=Buben; dem=Buben``.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from ombre_desktop.ui.texts.grammar import GRAMMARS, OTHER, PLURAL, PROPER, Grammar, grammar, translated
from ombre_desktop.value import Value

_log = logging.getLogger(__name__)

_BARE = "name"
"""The name of the plain form; as "Name" it begins a sentence."""


class FormError(ValueError):
    """A message asks for a form that the language does not have."""


class Phrase(str):
    """
    A translated message with fields; if it cannot be filled in, the English one replaces it.

    Numbers and strings become values that know their forms.
    """

    __slots__ = ("context", "source")

    context: str
    source: str

    def format(self, *args: object, **fields: object) -> str:
        """Return the message with its fields filled in."""
        try:
            return str.format(self, *args, **{name: _value(value) for name, value in fields.items()})
        except (ValueError, LookupError) as problem:
            if self != self.source:
                _complain(self.context, self.source, str(problem))
        return self.source.format(*args, **{name: _in_english(value) for name, value in fields.items()})


def translate(context: str, text: str, comment: str | None = None) -> str:
    """Return the translation of a message, whose `format` never fails because of a catalogue."""
    found = translated(context, text, comment)
    if "{" not in text:
        return found
    phrase = Phrase(found)
    phrase.context, phrase.source = context, text
    return phrase


class Said(Value):
    """A message marked for the catalogues; calling it translates it."""

    context: str
    text: str
    comment: str | None = None

    def __call__(self) -> str:
        """Return the message in the language of the moment."""
        return translate(self.context, self.text, self.comment)


@cache
def _complain(context: str, text: str, problem: str) -> None:
    """Log a translation that cannot be used, only once, because calls are cached."""
    _log.warning("the translation of %r (%s) cannot be used: %s", text, context, problem)


class Count(int):
    """A number of things."""

    grammar: Grammar

    def __format__(self, form: str) -> str:
        """Return the number, or the text that *form* has for it."""
        if not form:
            return figure(self)
        choices = _choices(form)
        number = abs(self)
        chosen = choices.get(str(number)) or choices.get(self.grammar.plural(number), choices.get(OTHER))
        if chosen is None:
            raise FormError(f"nothing for {int(self)} in {form!r}")
        return chosen.replace("#", figure(self))


class Named(str):
    """A noun or name with its forms; as a plain string it is the bare name."""

    __slots__ = ("declined", "english", "gender", "grammar", "kind")

    declined: Mapping[str, str]
    english: str
    gender: str
    grammar: Grammar
    kind: str

    def __format__(self, form: str) -> str:
        """Return the name in this *form*."""
        if not form:
            return str(self)
        if "|" in form or " " in form:
            return self._chosen(_choices(form))
        plain = form[0].lower() + form[1:]
        told = str(self) if plain == _BARE else self._with(plain)
        return told if plain == form else told[:1].upper() + told[1:]

    def _chosen(self, choices: Mapping[str, str]) -> str:
        for key in _wider(self.gender):
            if key in choices:
                return choices[key]
        raise FormError(f"nothing for {self!r} in {dict(choices)}")

    def _with(self, form: str) -> str:
        try:
            patterns = self.grammar.forms[form]
        except KeyError:
            raise FormError(f"no form {form!r}") from None
        if self.kind == PROPER:
            return patterns.get(PROPER, "{}").format(self)
        for kind in _wider(self.kind):
            if kind in patterns:
                return patterns[kind].format(self.declined.get(form, str(self)))
        raise FormError(f"no form {form!r} for {self!r} of the kind {self.kind!r}")


class Several(str):
    """A list in a sentence; a form applies to each item, a choice to the number of items."""

    __slots__ = ("grammar", "items", "joined")

    grammar: Grammar
    items: tuple[str, ...]
    joined: str

    def __format__(self, form: str) -> str:
        """Return the list with every item in this *form*."""
        if not form:
            return str(self)
        if "|" in form or " " in form:
            return format(_count(len(self.items), self.grammar), form)
        plain = form[0].lower() + form[1:]
        first, *rest = self.items
        return _joined([format(first, form), *(format(item, plain) for item in rest)], self.joined)


def count(number: int) -> Count:
    """Return a number as a value for a sentence."""
    return _count(number, grammar())


def figure(number: int) -> str:
    """Return the number, with a true minus if negative."""
    return str(int(number)).replace("-", "−")


def noun(context: str, text: str, comment: str | None = None) -> Named:
    """Return the noun that a catalogue has for *text*, with its kind."""
    name, *rest = translated(context, text, comment).split("; ")
    kind = rest.pop(0) if rest and "=" not in rest[0] else ""
    return named(name, kind, dict(part.split("=", 1) for part in rest if "=" in part), text)


def agreeing(context: str, text: str, with_whom: Named) -> str:
    """Return the translation of *text*, a word about somebody, in the form for a person of their gender."""
    word = noun(context, text)
    return word.declined.get(with_whom.gender, str(word))


def named(name: str, kind: str, declined: Mapping[str, str] | None = None, english: str = "") -> Named:
    """Return a noun of this *kind*, with irregular forms in *declined*, and what it is called in English."""
    value = _named(name, kind, kind, declined or {}, grammar())
    value.english = english or name
    return value


def person(name: str, gender: str = "") -> Named:
    """Return somebody's name as a value for a sentence."""
    return _named(name, PROPER, gender, {}, grammar())


def several(items: Sequence[str], template: str) -> Several:
    """Return the *items* as one phrase, the last joined by the *template*."""
    phrase = Several(_joined(items, template))
    phrase.grammar, phrase.items, phrase.joined = grammar(), tuple(items), template
    return phrase


def _joined(items: Sequence[str], template: str) -> str:
    if len(items) < 2:
        return "".join(items)
    comma = translate("Listing", ", ")
    return template.format(first=comma.join(items[:-1]), last=items[-1])


def _count(number: int, of: Grammar) -> Count:
    value = Count(number)
    value.grammar = of
    return value


def _named(name: str, kind: str, gender: str, declined: Mapping[str, str], of: Grammar) -> Named:
    value = Named(name)
    value.english = name
    value.kind, value.gender, value.declined, value.grammar = kind, gender, declined, of
    return value


def _wider(kind: str) -> Iterator[str]:
    """Yield the *kind*, and the wider kinds that include it: "mpl", "pl", "m", any."""
    yield kind
    if kind.endswith(PLURAL):
        yield PLURAL
    yield kind[:1]
    yield OTHER


def _choices(form: str) -> dict[str, str]:
    """Parse ``one # card|other # cards`` into a table."""
    return dict(_choice(part) for part in form.split("|"))


def _choice(part: str) -> tuple[str, str]:
    key, _, text = part.partition(" ")
    return key, text


def _value(value: object) -> object:
    """Return *value* with forms, if it is a plain number or string."""
    if type(value) is int:
        return count(value)
    return person(value) if type(value) is str else value


def _in_english(value: object) -> object:
    """Return *value* with its English forms."""
    english = GRAMMARS["en"]
    match _value(value):
        case Count() as number:
            return _count(number, english)
        case Named() as name:
            return _named(name.english, name.kind, name.gender, {}, english)
        case Several() as listed:
            return several([str(_in_english(item)) for item in listed.items], "{first} and {last}")
    return value
