from typing import Literal, cast

RateLimitedProblemCode = Literal["RATE_LIMITED"]


def check_rate_limited_problem_code(value: str) -> RateLimitedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(RateLimitedProblemCode, value)
