from typing import Literal, cast

ScoredInputClubDetailsWedgeHit = Literal["AW", "GW", "LW", "PW", "SW", "UW"]


def check_scored_input_club_details_wedge_hit(value: str) -> ScoredInputClubDetailsWedgeHit:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredInputClubDetailsWedgeHit, value)
