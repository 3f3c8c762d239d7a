from typing import Literal, cast

ScoredClubVerdictType3Type1 = Literal["Excellent", "Good", "Not recommended", "Possible", "Strong"]


def check_scored_club_verdict_type_3_type_1(value: str) -> ScoredClubVerdictType3Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredClubVerdictType3Type1, value)
