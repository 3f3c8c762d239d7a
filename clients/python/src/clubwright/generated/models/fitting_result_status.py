from typing import Literal, cast

FittingResultStatus = Literal["completed", "failed", "running"]


def check_fitting_result_status(value: str) -> FittingResultStatus:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FittingResultStatus, value)
