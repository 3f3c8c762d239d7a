from typing import Literal, cast

ClubDesignWeightClass = Literal["light", "standard"]


def check_club_design_weight_class(value: str) -> ClubDesignWeightClass:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDesignWeightClass, value)
