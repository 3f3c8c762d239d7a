from typing import Literal, cast

CompletedFittingStatus = Literal["completed"]


def check_completed_fitting_status(value: str) -> CompletedFittingStatus:
    """A later release of the service may answer other values: they are passed on."""
    return cast(CompletedFittingStatus, value)
