from typing import Literal, cast

MissSize = Literal["large", "moderate", "slight"]


def check_miss_size(value: str) -> MissSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(MissSize, value)
