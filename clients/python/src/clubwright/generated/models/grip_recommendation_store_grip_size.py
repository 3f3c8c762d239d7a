from typing import Literal, cast

GripRecommendationStoreGripSize = Literal["Jumbo", "Midsize", "Standard", "Undersize"]


def check_grip_recommendation_store_grip_size(value: str) -> GripRecommendationStoreGripSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripRecommendationStoreGripSize, value)
