from typing import Literal, cast

AnalyzeFittingDetail = Literal["full"]


def check_analyze_fitting_detail(value: str) -> AnalyzeFittingDetail:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzeFittingDetail, value)
