from typing import Literal, cast

PlannedClubCarrySource = Literal["derived", "estimated", "given", "unknown"]


def check_planned_club_carry_source(value: str) -> PlannedClubCarrySource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(PlannedClubCarrySource, value)
