from typing import Literal, cast

GripSizeRecordedHandednessType1 = Literal["left", "right"]


def check_grip_size_recorded_handedness_type_1(value: str) -> GripSizeRecordedHandednessType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripSizeRecordedHandednessType1, value)
