from typing import Literal, cast

ScoredForHandType3Type1 = Literal["left", "right"]


def check_scored_for_hand_type_3_type_1(value: str) -> ScoredForHandType3Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredForHandType3Type1, value)
