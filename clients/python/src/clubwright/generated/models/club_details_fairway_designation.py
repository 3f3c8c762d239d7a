from typing import Literal, cast

ClubDetailsFairwayDesignation = Literal["3-wood", "5-wood", "7-wood"]


def check_club_details_fairway_designation(value: str) -> ClubDetailsFairwayDesignation:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDetailsFairwayDesignation, value)
