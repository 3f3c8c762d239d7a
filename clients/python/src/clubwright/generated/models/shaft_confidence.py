from typing import Literal, cast

ShaftConfidence = Literal["high", "medium"]


def check_shaft_confidence(value: str) -> ShaftConfidence:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ShaftConfidence, value)
