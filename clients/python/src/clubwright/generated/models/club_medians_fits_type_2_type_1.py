from typing import Literal, cast

ClubMediansFitsType2Type1 = Literal["driver", "fairway", "hybrid", "iron", "wedge"]


def check_club_medians_fits_type_2_type_1(value: str) -> ClubMediansFitsType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubMediansFitsType2Type1, value)
