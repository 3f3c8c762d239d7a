from typing import Literal, cast

LocationNotFoundProblemCode = Literal["LOCATION_NOT_FOUND"]


def check_location_not_found_problem_code(value: str) -> LocationNotFoundProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(LocationNotFoundProblemCode, value)
