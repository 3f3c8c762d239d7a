from typing import Literal, cast

BuildStoreLinkXSvcTraffic = Literal["internal", "test"]


def check_build_store_link_x_svc_traffic(value: str) -> BuildStoreLinkXSvcTraffic:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BuildStoreLinkXSvcTraffic, value)
