from typing import Literal, cast

ScoredBuildShaftSource = Literal["aftermarket", "stock"]


def check_scored_build_shaft_source(value: str) -> ScoredBuildShaftSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredBuildShaftSource, value)
