from typing import Literal, cast

SavedSwingMetricsBallFlight = Literal["high", "low", "normal"]


def check_saved_swing_metrics_ball_flight(value: str) -> SavedSwingMetricsBallFlight:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SavedSwingMetricsBallFlight, value)
