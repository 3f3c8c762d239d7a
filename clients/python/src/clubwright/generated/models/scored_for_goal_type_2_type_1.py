from typing import Literal, cast

ScoredForGoalType2Type1 = Literal["distance", "forgiveness", "launch", "slice", "spin"]


def check_scored_for_goal_type_2_type_1(value: str) -> ScoredForGoalType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredForGoalType2Type1, value)
