from typing import Literal, cast

ClubDetailsLobWedgeFullSwing = Literal["no", "unsure", "yes"]


def check_club_details_lob_wedge_full_swing(value: str) -> ClubDetailsLobWedgeFullSwing:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubDetailsLobWedgeFullSwing, value)
