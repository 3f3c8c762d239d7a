from typing import Literal, cast

ClubDesignEstimatedItem = Literal["lengthIn", "lieDeg", "lofts", "swingWeight"]


def check_club_design_estimated_item(value: str) -> ClubDesignEstimatedItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDesignEstimatedItem, value)
