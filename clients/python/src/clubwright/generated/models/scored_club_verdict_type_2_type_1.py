from typing import Literal, cast

ScoredClubVerdictType2Type1 = Literal["Excellent", "Good", "Not recommended", "Possible", "Strong"]


def check_scored_club_verdict_type_2_type_1(value: str) -> ScoredClubVerdictType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredClubVerdictType2Type1, value)
