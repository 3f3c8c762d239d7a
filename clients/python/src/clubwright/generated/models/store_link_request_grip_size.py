from typing import Literal, cast

StoreLinkRequestGripSize = Literal["Jumbo", "Midsize", "Standard", "Undersize"]


def check_store_link_request_grip_size(value: str) -> StoreLinkRequestGripSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(StoreLinkRequestGripSize, value)
