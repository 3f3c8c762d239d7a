from typing import Literal, cast

GripSizesItem = Literal["Jumbo", "Junior", "Midsize", "Standard", "Undersize"]


def check_grip_sizes_item(value: str) -> GripSizesItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripSizesItem, value)
