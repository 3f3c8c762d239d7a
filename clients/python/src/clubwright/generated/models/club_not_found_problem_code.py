from typing import Literal, cast

ClubNotFoundProblemCode = Literal["CLUB_NOT_FOUND"]


def check_club_not_found_problem_code(value: str) -> ClubNotFoundProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubNotFoundProblemCode, value)
