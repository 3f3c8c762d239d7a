from typing import Literal, cast

NotOfferedProblemCode = Literal["NOT_OFFERED"]


def check_not_offered_problem_code(value: str) -> NotOfferedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(NotOfferedProblemCode, value)
