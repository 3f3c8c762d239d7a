from typing import Literal, cast

ClubDesignBias = Literal["draw", "fade", "neutral"]


def check_club_design_bias(value: str) -> ClubDesignBias:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDesignBias, value)
