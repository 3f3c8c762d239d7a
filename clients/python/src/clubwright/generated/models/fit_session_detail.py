from typing import Literal, cast

FitSessionDetail = Literal["full"]


def check_fit_session_detail(value: str) -> FitSessionDetail:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FitSessionDetail, value)
