"""What each rules page hides: the view of a seat worked out from the position alone, apart from the program's own way."""

from copy import deepcopy
from typing import Any

Doc = dict[str, Any]


def seen(position: Doc, seat: int | None) -> Doc:
    """The position with nulls for everything that the seat (None: an onlooker) cannot see."""
    view = deepcopy(position)
    HIDERS[position["game"]](view, seat)
    return view


def camisa12(view: Doc, seat: int | None) -> None:
    """Below the top of a stack nothing is seen; cards are their owner's, but the 7-1 opponent's mosaics lie open."""
    if view["phase"] == "over":
        return
    blank(view, "mosaic_deck", "penalty_deck")
    for other, own in enumerate(view["seats"]):
        own["stack"][1:] = [None] * len(own["stack"][1:])
        if other != seat:
            own["penalty"] = None
            if not (view["mode"] == "seven-one" and other == 1):
                blank(own, "mosaic_hand")


def thief_of_baghdad(view: Doc, seat: int | None) -> None:
    """The deck and others' hands are hidden."""
    blank(view, "deck")
    others_blank(view, seat, "hand")


def twelve_days(view: Doc, seat: int | None) -> None:
    """The deck, others' hands, and their choices until all are revealed; at the end all hands are open."""
    blank(view, "deck")
    if view["phase"] != "over":
        others_blank(view, seat, "hand")
    if view["phase"] in ("pass", "play"):
        for other, own in enumerate(view["seats"]):
            if other != seat:
                own["chosen"] = None


def days_of_christmas(view: Doc, seat: int | None) -> None:
    """Others' hands and the undealt cards are hidden, after the end too."""
    blank(view, "unseen")
    others_blank(view, seat, "hand")


def parsecs(view: Doc, seat: int | None) -> None:
    """Only the undealt upgrade cards lie face down; all seats see the same."""
    del seat
    blank(view, "upgrade_deck")


def blank(holder: Doc, *names: str) -> None:
    for name in names:
        holder[name] = [None] * len(holder[name])


def others_blank(view: Doc, seat: int | None, name: str) -> None:
    for other, own in enumerate(view["seats"]):
        if other != seat:
            blank(own, name)


HIDERS = {
    "camisa12": camisa12,
    "thief_of_baghdad": thief_of_baghdad,
    "twelve_days": twelve_days,
    "days_of_christmas": days_of_christmas,
    "parsecs": parsecs,
}

SECRET_CHOICES = {"camisa12": {"discard"}, "twelve_days": {"pass", "play"}}
"""The types of action that are chosen face down."""
