from typing import Literal, cast

ClubWithOptionsGripSizesItem = Literal["Jumbo", "Junior", "Midsize", "Standard", "Undersize"]


def check_club_with_options_grip_sizes_item(value: str) -> ClubWithOptionsGripSizesItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubWithOptionsGripSizesItem, value)
