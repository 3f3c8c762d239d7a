from typing import Literal, cast

ImportClubFitsType2Type1 = Literal["driver", "fairway", "hybrid", "iron", "wedge"]


def check_import_club_fits_type_2_type_1(value: str) -> ImportClubFitsType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportClubFitsType2Type1, value)
