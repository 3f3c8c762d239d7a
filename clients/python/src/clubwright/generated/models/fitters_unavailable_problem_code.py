from typing import Literal, cast

FittersUnavailableProblemCode = Literal["FITTERS_UNAVAILABLE"]


def check_fitters_unavailable_problem_code(value: str) -> FittersUnavailableProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FittersUnavailableProblemCode, value)
