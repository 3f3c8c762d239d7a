from typing import Literal, cast

AnalyzeBatchXSvcTraffic = Literal["internal", "test"]


def check_analyze_batch_x_svc_traffic(value: str) -> AnalyzeBatchXSvcTraffic:
    """A later release of the service may answer other values: they are passed on."""
    return cast(AnalyzeBatchXSvcTraffic, value)
