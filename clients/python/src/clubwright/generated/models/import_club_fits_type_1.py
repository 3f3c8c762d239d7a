from typing import Literal, cast

ImportClubFitsType1 = Literal["driver", "fairway", "hybrid", "iron", "wedge"]


def check_import_club_fits_type_1(value: str) -> ImportClubFitsType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ImportClubFitsType1, value)
