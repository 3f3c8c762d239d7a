from typing import Literal, cast

OfferedGripSize = Literal["Jumbo", "Junior", "Midsize", "Standard", "Undersize"]


def check_offered_grip_size(value: str) -> OfferedGripSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(OfferedGripSize, value)
