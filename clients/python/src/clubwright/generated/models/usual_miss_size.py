from typing import Literal, cast

UsualMissSize = Literal["large", "moderate", "slight"]


def check_usual_miss_size(value: str) -> UsualMissSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(UsualMissSize, value)
