from typing import Literal, cast

DailyCapReachedProblemCode = Literal["DAILY_CAP_REACHED"]


def check_daily_cap_reached_problem_code(value: str) -> DailyCapReachedProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(DailyCapReachedProblemCode, value)
