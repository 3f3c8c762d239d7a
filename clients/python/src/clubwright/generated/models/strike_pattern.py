from typing import Literal, cast

StrikePattern = Literal["center", "heel", "mix", "toe"]


def check_strike_pattern(value: str) -> StrikePattern:
    """A later release of the service may answer other values: they are passed on."""
    return cast(StrikePattern, value)
