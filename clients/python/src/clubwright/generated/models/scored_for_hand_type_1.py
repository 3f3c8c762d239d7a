from typing import Literal, cast

ScoredForHandType1 = Literal["left", "right"]


def check_scored_for_hand_type_1(value: str) -> ScoredForHandType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredForHandType1, value)
