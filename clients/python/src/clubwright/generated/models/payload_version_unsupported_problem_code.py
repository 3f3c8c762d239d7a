from typing import Literal, cast

PayloadVersionUnsupportedProblemCode = Literal["PAYLOAD_VERSION_UNSUPPORTED"]


def check_payload_version_unsupported_problem_code(value: str) -> PayloadVersionUnsupportedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(PayloadVersionUnsupportedProblemCode, value)
