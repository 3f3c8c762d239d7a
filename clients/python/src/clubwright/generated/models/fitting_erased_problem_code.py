from typing import Literal, cast

FittingErasedProblemCode = Literal["FITTING_ERASED"]


def check_fitting_erased_problem_code(value: str) -> FittingErasedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FittingErasedProblemCode, value)
