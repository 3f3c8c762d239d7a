from typing import Literal, cast

NotFoundProblemCode = Literal["NOT_FOUND"]


def check_not_found_problem_code(value: str) -> NotFoundProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(NotFoundProblemCode, value)
