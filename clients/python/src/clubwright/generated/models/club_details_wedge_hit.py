from typing import Literal, cast

ClubDetailsWedgeHit = Literal["AW", "GW", "LW", "PW", "SW", "UW"]


def check_club_details_wedge_hit(value: str) -> ClubDetailsWedgeHit:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDetailsWedgeHit, value)
