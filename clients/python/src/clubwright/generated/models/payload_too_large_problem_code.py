from typing import Literal, cast

PayloadTooLargeProblemCode = Literal["PAYLOAD_TOO_LARGE"]


def check_payload_too_large_problem_code(value: str) -> PayloadTooLargeProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(PayloadTooLargeProblemCode, value)
