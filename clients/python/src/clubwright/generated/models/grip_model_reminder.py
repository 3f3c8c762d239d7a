from typing import Literal, cast

GripModelReminder = Literal["both", "ribbed", "round"]


def check_grip_model_reminder(value: str) -> GripModelReminder:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripModelReminder, value)
