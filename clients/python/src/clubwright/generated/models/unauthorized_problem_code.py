from typing import Literal, cast

UnauthorizedProblemCode = Literal["UNAUTHORIZED"]


def check_unauthorized_problem_code(value: str) -> UnauthorizedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(UnauthorizedProblemCode, value)
