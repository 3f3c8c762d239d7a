from typing import Literal, cast

ClubDetailsFairwaySpeedSource = Literal["driver", "three_wood"]


def check_club_details_fairway_speed_source(value: str) -> ClubDetailsFairwaySpeedSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDetailsFairwaySpeedSource, value)
