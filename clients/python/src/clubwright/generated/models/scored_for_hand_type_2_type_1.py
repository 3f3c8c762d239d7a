from typing import Literal, cast

ScoredForHandType2Type1 = Literal["left", "right"]


def check_scored_for_hand_type_2_type_1(value: str) -> ScoredForHandType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredForHandType2Type1, value)
