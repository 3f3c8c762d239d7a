from typing import Literal, cast

NotReadyProblemCode = Literal["NOT_READY"]


def check_not_ready_problem_code(value: str) -> NotReadyProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(NotReadyProblemCode, value)
