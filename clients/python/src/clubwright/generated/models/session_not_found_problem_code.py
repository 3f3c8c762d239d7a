from typing import Literal, cast

SessionNotFoundProblemCode = Literal["SESSION_NOT_FOUND"]


def check_session_not_found_problem_code(value: str) -> SessionNotFoundProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SessionNotFoundProblemCode, value)
