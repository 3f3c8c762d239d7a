from typing import Literal, cast

AnalyzedClubTotalSource = Literal["derived", "estimated", "given", "unknown"]


def check_analyzed_club_total_source(value: str) -> AnalyzedClubTotalSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzedClubTotalSource, value)
