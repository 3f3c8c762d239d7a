from typing import Literal, cast

QuotaExceededProblemCode = Literal["QUOTA_EXCEEDED"]


def check_quota_exceeded_problem_code(value: str) -> QuotaExceededProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(QuotaExceededProblemCode, value)
