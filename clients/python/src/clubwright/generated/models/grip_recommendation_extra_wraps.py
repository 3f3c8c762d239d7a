from typing import Literal, cast

GripRecommendationExtraWraps = Literal["+1", "+2", "none"]


def check_grip_recommendation_extra_wraps(value: str) -> GripRecommendationExtraWraps:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripRecommendationExtraWraps, value)
