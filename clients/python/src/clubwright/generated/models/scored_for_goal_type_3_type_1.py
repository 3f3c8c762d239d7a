from typing import Literal, cast

ScoredForGoalType3Type1 = Literal["distance", "forgiveness", "launch", "slice", "spin"]


def check_scored_for_goal_type_3_type_1(value: str) -> ScoredForGoalType3Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredForGoalType3Type1, value)
