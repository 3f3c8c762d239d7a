from typing import Literal, cast

GripSizeStatus = Literal["needs_hand_length", "recommended"]


def check_grip_size_status(value: str) -> GripSizeStatus:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripSizeStatus, value)
