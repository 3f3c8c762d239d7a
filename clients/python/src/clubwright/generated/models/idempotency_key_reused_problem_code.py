from typing import Literal, cast

IdempotencyKeyReusedProblemCode = Literal["IDEMPOTENCY_KEY_REUSED"]


def check_idempotency_key_reused_problem_code(value: str) -> IdempotencyKeyReusedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(IdempotencyKeyReusedProblemCode, value)
