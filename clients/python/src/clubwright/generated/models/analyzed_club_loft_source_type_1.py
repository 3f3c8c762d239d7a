from typing import Literal, cast

AnalyzedClubLoftSourceType1 = Literal["given", "stock"]


def check_analyzed_club_loft_source_type_1(value: str) -> AnalyzedClubLoftSourceType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzedClubLoftSourceType1, value)
