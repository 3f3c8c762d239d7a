from typing import Literal, cast

GolferGender = Literal["female", "male"]


def check_golfer_gender(value: str) -> GolferGender:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GolferGender, value)
