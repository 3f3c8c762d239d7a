from typing import Literal, cast

ShaftTip = Literal["firm", "medium", "soft"]


def check_shaft_tip(value: str) -> ShaftTip:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ShaftTip, value)
