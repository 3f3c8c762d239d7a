from typing import Literal, cast

OverloadedProblemCode = Literal["OVERLOADED"]


def check_overloaded_problem_code(value: str) -> OverloadedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(OverloadedProblemCode, value)
