from typing import Literal, cast

ScoreContextGoal = Literal["distance", "forgiveness", "launch", "slice", "spin"]


def check_score_context_goal(value: str) -> ScoreContextGoal:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoreContextGoal, value)
