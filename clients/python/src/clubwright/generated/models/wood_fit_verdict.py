from typing import Literal, cast

WoodFitVerdict = Literal["estimated", "ideal", "tight", "wide"]


def check_wood_fit_verdict(value: str) -> WoodFitVerdict:
    """A later release of the service may answer other values: they are passed on."""
    return cast(WoodFitVerdict, value)
