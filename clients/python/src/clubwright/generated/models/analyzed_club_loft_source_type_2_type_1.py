from typing import Literal, cast

AnalyzedClubLoftSourceType2Type1 = Literal["given", "stock"]


def check_analyzed_club_loft_source_type_2_type_1(value: str) -> AnalyzedClubLoftSourceType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzedClubLoftSourceType2Type1, value)
