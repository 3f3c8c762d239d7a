from typing import Literal, cast

MatchingCriteriaDesignation = Literal["3-wood", "5-wood", "7-wood"]


def check_matching_criteria_designation(value: str) -> MatchingCriteriaDesignation:
    """A later release of the service may answer other values: they are passed on."""
    return cast(MatchingCriteriaDesignation, value)
