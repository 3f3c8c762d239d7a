from typing import Literal, cast

ClubIdentityCurrency = Literal["USD"]


def check_club_identity_currency(value: str) -> ClubIdentityCurrency:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubIdentityCurrency, value)
