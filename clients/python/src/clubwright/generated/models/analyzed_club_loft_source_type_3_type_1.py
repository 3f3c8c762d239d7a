from typing import Literal, cast

AnalyzedClubLoftSourceType3Type1 = Literal["given", "stock"]


def check_analyzed_club_loft_source_type_3_type_1(value: str) -> AnalyzedClubLoftSourceType3Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzedClubLoftSourceType3Type1, value)
