from typing import Literal, cast

CurrentClubVerdict = Literal["adjust", "compare", "keep", "replace", "unknown"]


def check_current_club_verdict(value: str) -> CurrentClubVerdict:
    """A later release of the service may answer other values: they are passed on."""
    return cast(CurrentClubVerdict, value)
