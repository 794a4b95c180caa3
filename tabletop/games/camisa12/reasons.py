"""Why Camisa 12 refuses a choice."""

from __future__ import annotations

from tabletop.core.rules import Reason


class Camisa12Reason(Reason):
    """One word a refusal; the table words each as ``why.<reason>``."""

    OVER = "over"  # the match has ended
    NOT_YOUR_TURN = "not_your_turn"
    PLACE_FIRST = "place_first"  # the table waits for a piece to be placed
    DISCARD_FIRST = "discard_first"  # the table waits for a mosaic card to be given back
    CYCLE_FIRST = "cycle_first"  # the table waits for a choice between cycling and refilling
    POWER_FIRST = "power_first"  # the table waits for a choice about the team's token
    NO_SUCH_STEP = "no_such_step"  # the ball moves one, two or three faces
    NO_PIECE_THERE = "no_piece_there"  # that face lacks your piece
    NO_SUCH_SPACE = "no_such_space"
    SPACE_TAKEN = "space_taken"
    CARD_NOT_HELD = "card_not_held"
    HELD_BACK = "held_back"  # the other team does not let the ball move so far
    STEP_IS_PAID = "step_is_paid"  # the ball moves so far only for a token
    NONE_LEFT = "none_left"  # no token is left, or the team has none
    IN_VAIN = "in_vain"  # the token would change nothing here
    NOTHING_TO_SWAP = "nothing_to_swap"  # not two pieces of different kinds side by side
