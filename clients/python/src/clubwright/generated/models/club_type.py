from typing import Literal, cast

ClubType = Literal["driver", "fairway", "hybrid", "iron", "wedge"]


def check_club_type(value: str) -> ClubType:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubType, value)
