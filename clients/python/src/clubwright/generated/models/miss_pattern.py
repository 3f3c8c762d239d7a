from typing import Literal, cast

MissPattern = Literal["both", "fade", "hook", "straight"]


def check_miss_pattern(value: str) -> MissPattern:
    """A later release of the service may answer other values: they are passed on."""
    return cast(MissPattern, value)
