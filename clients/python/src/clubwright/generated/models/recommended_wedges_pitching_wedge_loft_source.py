from typing import Literal, cast

RecommendedWedgesPitchingWedgeLoftSource = Literal["given", "stock"]


def check_recommended_wedges_pitching_wedge_loft_source(value: str) -> RecommendedWedgesPitchingWedgeLoftSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(RecommendedWedgesPitchingWedgeLoftSource, value)
