from typing import Literal, cast

GripConfidence = Literal["high", "medium"]


def check_grip_confidence(value: str) -> GripConfidence:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripConfidence, value)
