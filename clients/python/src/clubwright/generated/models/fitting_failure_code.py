from typing import Literal, cast

FittingFailureCode = Literal["ENGINE_FAILED", "INTERRUPTED", "TIMED_OUT"]


def check_fitting_failure_code(value: str) -> FittingFailureCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FittingFailureCode, value)
