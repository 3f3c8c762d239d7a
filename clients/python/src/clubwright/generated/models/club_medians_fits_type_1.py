from typing import Literal, cast

ClubMediansFitsType1 = Literal["driver", "fairway", "hybrid", "iron", "wedge"]


def check_club_medians_fits_type_1(value: str) -> ClubMediansFitsType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubMediansFitsType1, value)
