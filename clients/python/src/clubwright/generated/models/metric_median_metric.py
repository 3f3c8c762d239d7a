from typing import Literal, cast

MetricMedianMetric = Literal[
    "attackAngle",
    "ballSpeed",
    "carry",
    "clubPath",
    "clubSpeed",
    "dynamicLoft",
    "faceAngle",
    "faceToPath",
    "landingAngle",
    "launchAngle",
    "launchDirection",
    "offline",
    "peakHeight",
    "sideSpin",
    "smash",
    "spinAxis",
    "spinRate",
    "total",
]


def check_metric_median_metric(value: str) -> MetricMedianMetric:
    """A later release of the service may answer other values: they are passed on."""
    return cast(MetricMedianMetric, value)
