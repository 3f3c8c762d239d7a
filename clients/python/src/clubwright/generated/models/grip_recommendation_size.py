from typing import Literal, cast

GripRecommendationSize = Literal["jumbo", "junior", "midsize", "standard", "undersize"]


def check_grip_recommendation_size(value: str) -> GripRecommendationSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripRecommendationSize, value)
