from typing import Literal, cast

ConflictProblemCode = Literal["CONFLICT"]


def check_conflict_problem_code(value: str) -> ConflictProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ConflictProblemCode, value)
