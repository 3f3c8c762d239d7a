from typing import Literal, cast

ValidationFailedProblemCode = Literal["VALIDATION_FAILED"]


def check_validation_failed_problem_code(value: str) -> ValidationFailedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ValidationFailedProblemCode, value)
