from typing import Literal, cast

AnalyzedClubType = Literal["driver", "fairway", "hybrid", "iron", "putter", "wedge"]


def check_analyzed_club_type(value: str) -> AnalyzedClubType:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzedClubType, value)
