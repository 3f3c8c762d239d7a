from typing import Literal, cast

FittingNotCompleteProblemCode = Literal["FITTING_NOT_COMPLETE"]


def check_fitting_not_complete_problem_code(value: str) -> FittingNotCompleteProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FittingNotCompleteProblemCode, value)
