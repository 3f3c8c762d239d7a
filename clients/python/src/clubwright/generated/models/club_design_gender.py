from typing import Literal, cast

ClubDesignGender = Literal["junior", "unisex", "women"]


def check_club_design_gender(value: str) -> ClubDesignGender:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDesignGender, value)
