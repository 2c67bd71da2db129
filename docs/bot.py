"""A bot in plain Python: it leads high, throws its low cards, and never bids. See bots.md."""

import json
import sys

HIGH = "KQJT98765432A"


def height(card: str) -> int:
    """Return the place of a card, the highest first; black aces are high."""
    return -1 if card in ("SA", "CA") else HIGH.index(card[1])


def answer(asked: dict) -> str:
    """Return an action: throw what must be thrown and the lowest cards, pass, or play the highest card."""
    if "throw" in asked:
        must, among = asked["throw"]["must"], asked["throw"]["among"]
        free = sorted(set(among) - set(must), key=height, reverse=True)
        return " ".join([*must, *free][: asked["throw"]["min"]]) or "-"
    if "pass" in asked["legal"]:
        return "pass"
    if asked["asked"] == "play":
        cards = [action for action in asked["legal"] if action in asked["hand"]]
        return min(cards, key=height)
    return asked["legal"][0]


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], "action": answer(question)}), flush=True)
