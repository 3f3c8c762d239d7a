from typing import Literal, cast

ProblemRetry = Literal["after resetsAt", "after Retry-After", "never", "same key"]


def check_problem_retry(value: str) -> ProblemRetry:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ProblemRetry, value)
