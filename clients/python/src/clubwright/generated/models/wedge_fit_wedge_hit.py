from typing import Literal, cast

WedgeFitWedgeHit = Literal["GW", "LW", "PW", "SW"]


def check_wedge_fit_wedge_hit(value: str) -> WedgeFitWedgeHit:
    """A later release of the service may answer other values: they are passed on."""
    return cast(WedgeFitWedgeHit, value)
