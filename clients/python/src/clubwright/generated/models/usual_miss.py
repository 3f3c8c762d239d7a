from typing import Literal, cast

UsualMiss = Literal["both", "fade", "hook", "straight"]


def check_usual_miss(value: str) -> UsualMiss:
    """A later release of the service may answer other values: they are passed on."""
    return cast(UsualMiss, value)
