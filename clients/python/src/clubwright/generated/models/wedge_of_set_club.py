from typing import Literal, cast

WedgeOfSetClub = Literal["GW", "LW", "PW", "SW"]


def check_wedge_of_set_club(value: str) -> WedgeOfSetClub:
    """A later release of the service may answer other values: they are passed on."""
    return cast(WedgeOfSetClub, value)
