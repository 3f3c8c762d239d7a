from typing import Literal, cast

RecommendedWedgesWedgesItemClub = Literal["GW", "LW", "SW"]


def check_recommended_wedges_wedges_item_club(value: str) -> RecommendedWedgesWedgesItemClub:
    """A later release of the service may answer other values: they are passed on."""
    return cast(RecommendedWedgesWedgesItemClub, value)
