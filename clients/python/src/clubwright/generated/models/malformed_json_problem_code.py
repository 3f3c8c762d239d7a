from typing import Literal, cast

MalformedJsonProblemCode = Literal["MALFORMED_JSON"]


def check_malformed_json_problem_code(value: str) -> MalformedJsonProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(MalformedJsonProblemCode, value)
