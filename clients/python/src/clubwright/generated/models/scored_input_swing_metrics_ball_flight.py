from typing import Literal, cast

ScoredInputSwingMetricsBallFlight = Literal["high", "low", "normal"]


def check_scored_input_swing_metrics_ball_flight(value: str) -> ScoredInputSwingMetricsBallFlight:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredInputSwingMetricsBallFlight, value)
