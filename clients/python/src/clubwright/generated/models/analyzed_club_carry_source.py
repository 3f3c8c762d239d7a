from typing import Literal, cast

AnalyzedClubCarrySource = Literal["derived", "estimated", "given", "unknown"]


def check_analyzed_club_carry_source(value: str) -> AnalyzedClubCarrySource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzedClubCarrySource, value)
