from typing import Literal, cast

FittingInProgressProblemCode = Literal["FITTING_IN_PROGRESS"]


def check_fitting_in_progress_problem_code(value: str) -> FittingInProgressProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FittingInProgressProblemCode, value)
