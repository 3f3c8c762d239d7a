from typing import Literal, cast

InsufficientScopeProblemCode = Literal["INSUFFICIENT_SCOPE"]


def check_insufficient_scope_problem_code(value: str) -> InsufficientScopeProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(InsufficientScopeProblemCode, value)
