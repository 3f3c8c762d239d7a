from typing import Literal, cast

OfferedGripStoreGripSize = Literal["Jumbo", "Midsize", "Standard", "Undersize"]


def check_offered_grip_store_grip_size(value: str) -> OfferedGripStoreGripSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(OfferedGripStoreGripSize, value)
