from typing import Literal, cast

ClubIdentityPricePer = Literal["club"]


def check_club_identity_price_per(value: str) -> ClubIdentityPricePer:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubIdentityPricePer, value)
