from typing import Literal, cast

FittingNotFoundProblemCode = Literal["FITTING_NOT_FOUND"]


def check_fitting_not_found_problem_code(value: str) -> FittingNotFoundProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FittingNotFoundProblemCode, value)
