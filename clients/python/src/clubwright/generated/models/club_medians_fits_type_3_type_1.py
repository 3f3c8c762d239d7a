from typing import Literal, cast

ClubMediansFitsType3Type1 = Literal["driver", "fairway", "hybrid", "iron", "wedge"]


def check_club_medians_fits_type_3_type_1(value: str) -> ClubMediansFitsType3Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubMediansFitsType3Type1, value)
