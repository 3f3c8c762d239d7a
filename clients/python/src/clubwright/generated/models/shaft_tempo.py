from typing import Literal, cast

ShaftTempo = Literal["aggressive", "moderate", "smooth"]


def check_shaft_tempo(value: str) -> ShaftTempo:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ShaftTempo, value)
