from typing import Literal, cast

StoredFittingStatus = Literal["completed", "failed", "running"]


def check_stored_fitting_status(value: str) -> StoredFittingStatus:
    """A later release of the service may answer other values: they are passed on."""
    return cast(StoredFittingStatus, value)
