from typing import Literal, cast

PlannedClubType = Literal["driver", "fairway", "hybrid", "iron", "putter", "wedge"]


def check_planned_club_type(value: str) -> PlannedClubType:
    """A later release of the service may answer other values: they are passed on."""
    return cast(PlannedClubType, value)
