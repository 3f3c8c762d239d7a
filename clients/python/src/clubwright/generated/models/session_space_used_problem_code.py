from typing import Literal, cast

SessionSpaceUsedProblemCode = Literal["SESSION_SPACE_USED"]


def check_session_space_used_problem_code(value: str) -> SessionSpaceUsedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SessionSpaceUsedProblemCode, value)
