"""What a match is made of, counted from a position: the same at its start and at every later moment."""

from collections import Counter
from typing import Any

Pieces = Counter[tuple[Any, ...]]


def pieces(position: dict[str, Any]) -> Pieces:
    """Every piece, card and chest of a position, named by its kind."""
    return COUNTERS[position["game"]](position)


def camisa12(position: dict[str, Any]) -> Pieces:
    found: Pieces = Counter()
    for seat, own in enumerate(position["seats"]):
        other = position["seats"][1 - seat]
        lying = [face[seat] for face in position["faces"]]
        crowd = [*own["side"], *own["stack"], *other["discards"], *lying]
        found.update((seat, piece) for piece in crowd if piece is not None)
        found.update(("mosaic card", card) for card in own["mosaic_hand"])
        found["penalty card", own["penalty"]] += 1
    found.update(("mosaic card", card) for card in position["mosaic_deck"])
    found.update(("penalty card", card) for card in position["penalty_deck"])
    return found


def thief_of_baghdad(position: dict[str, Any]) -> Pieces:
    found: Pieces = Counter()
    found["dancer"] = position["dancers"]
    found.update(position["deck"])
    found.update(position["discard"])
    for name, palace in position["palaces"].items():
        found.update(("chest", name, chest) for chest in palace["chests"])
        found.update(("guard", owner) for owner in palace["guards"])
        for seat, thieves in enumerate(palace["thieves"]):
            found["thief", seat] += thieves
    for seat, own in enumerate(position["seats"]):
        found.update(own["hand"])
        found["thief", seat] += own["stock"]
        found["guard", seat] += own["guards_left"]
        found["guard", "neutral"] += own["neutrals_left"]
    taken = Counter(chest for own in position["seats"] for chest in own["chests"])
    standing = Counter(key[2] for key in found.elements() if key[0] == "chest")
    return Counter({key: n for key, n in found.items() if key[0] != "chest"}) + Counter(
        {("chest", size): n for size, n in (taken + standing).items()}
    )


def twelve_days(position: dict[str, Any]) -> Pieces:
    found: Pieces = Counter(("gift", card) for card in [*position["deck"], *position["discard"]])
    for own in position["seats"]:
        found.update(("gift", card) for card in own["hand"])
        found.update(("day", day) for day in own["days"])
    found.update(("day", day) for day in position["waiting"])
    if position["phase"] != "over":
        found.update(("day", day) for day in range(position["day"], 13))
    return found


def days_of_christmas(position: dict[str, Any]) -> Pieces:
    found: Pieces = Counter(("card", card) for card in [*position["discard"], *position["unseen"]])
    for own in position["seats"]:
        found.update(("card", card) for card in own["hand"])
        found["gift",] += own["gifts"]
    for entry in position["trick"]:
        found.update(("card", card) for card in entry["cards"])
    found["gift",] += position["supply"]
    return found


def parsecs(position: dict[str, Any]) -> Pieces:
    return Counter(("upgrade", card) for card in [*position["upgrades"], *position["upgrade_deck"]])


COUNTERS = {
    "camisa12": camisa12,
    "thief_of_baghdad": thief_of_baghdad,
    "twelve_days": twelve_days,
    "days_of_christmas": days_of_christmas,
    "parsecs": parsecs,
}
