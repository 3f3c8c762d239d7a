from typing import Literal, cast

MatchingCriteriaGripSize = Literal["Jumbo", "Junior", "Midsize", "Standard", "Undersize"]


def check_matching_criteria_grip_size(value: str) -> MatchingCriteriaGripSize:
    """A later release of the service may answer other values: they are passed on."""
    return cast(MatchingCriteriaGripSize, value)
