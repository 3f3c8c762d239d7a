from typing import Literal, cast

AdjustabilityWeight = Literal["both", "draw-fade", "front-back", "none"]


def check_adjustability_weight(value: str) -> AdjustabilityWeight:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AdjustabilityWeight, value)
