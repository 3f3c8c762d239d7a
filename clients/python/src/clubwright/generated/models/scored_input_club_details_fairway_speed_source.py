from typing import Literal, cast

ScoredInputClubDetailsFairwaySpeedSource = Literal["driver", "three_wood"]


def check_scored_input_club_details_fairway_speed_source(value: str) -> ScoredInputClubDetailsFairwaySpeedSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredInputClubDetailsFairwaySpeedSource, value)
