from typing import Literal, cast

ScoresRequestGoal = Literal["distance", "forgiveness", "launch", "slice", "spin"]


def check_scores_request_goal(value: str) -> ScoresRequestGoal:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoresRequestGoal, value)
