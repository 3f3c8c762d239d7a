from typing import Literal, cast

FitSessionXSvcTraffic = Literal["internal", "test"]


def check_fit_session_x_svc_traffic(value: str) -> FitSessionXSvcTraffic:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FitSessionXSvcTraffic, value)
