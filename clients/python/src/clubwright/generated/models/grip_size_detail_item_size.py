from typing import Literal, cast

GripSizeDetailItemSize = Literal["Jumbo", "Junior", "Midsize", "Standard", "Undersize"]


def check_grip_size_detail_item_size(value: str) -> GripSizeDetailItemSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripSizeDetailItemSize, value)
