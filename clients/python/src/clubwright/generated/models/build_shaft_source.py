from typing import Literal, cast

BuildShaftSource = Literal["aftermarket", "stock"]


def check_build_shaft_source(value: str) -> BuildShaftSource:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BuildShaftSource, value)
