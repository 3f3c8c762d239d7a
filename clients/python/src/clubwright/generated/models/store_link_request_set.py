from typing import Literal, cast

StoreLinkRequestSet = Literal["4-PW", "5-PW", "6-PW"]


def check_store_link_request_set(value: str) -> StoreLinkRequestSet:
    """A later release of the service may answer other values: they are passed on."""
    return cast(StoreLinkRequestSet, value)
