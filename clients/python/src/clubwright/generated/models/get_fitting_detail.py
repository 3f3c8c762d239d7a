from typing import Literal, cast

GetFittingDetail = Literal["full"]


def check_get_fitting_detail(value: str) -> GetFittingDetail:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GetFittingDetail, value)
