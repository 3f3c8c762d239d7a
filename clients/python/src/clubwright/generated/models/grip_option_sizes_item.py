from typing import Literal, cast

GripOptionSizesItem = Literal["Jumbo", "Junior", "Midsize", "Standard", "Undersize"]


def check_grip_option_sizes_item(value: str) -> GripOptionSizesItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripOptionSizesItem, value)
