from typing import Literal, cast

SwingMetricsBallFlight = Literal["high", "low", "normal"]


def check_swing_metrics_ball_flight(value: str) -> SwingMetricsBallFlight:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SwingMetricsBallFlight, value)
