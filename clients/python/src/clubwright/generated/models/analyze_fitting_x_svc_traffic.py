from typing import Literal, cast

AnalyzeFittingXSvcTraffic = Literal["internal", "test"]


def check_analyze_fitting_x_svc_traffic(value: str) -> AnalyzeFittingXSvcTraffic:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzeFittingXSvcTraffic, value)
