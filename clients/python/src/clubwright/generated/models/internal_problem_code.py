from typing import Literal, cast

InternalProblemCode = Literal["INTERNAL"]


def check_internal_problem_code(value: str) -> InternalProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(InternalProblemCode, value)
