from typing import Literal, cast

ClubDesignConfidence = Literal["high", "medium"]


def check_club_design_confidence(value: str) -> ClubDesignConfidence:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDesignConfidence, value)
