from typing import Literal, cast

MatchingCriteriaGroup = Literal["junior", "men", "women"]


def check_matching_criteria_group(value: str) -> MatchingCriteriaGroup:
    """A later release of the service may answer other values: they are passed on."""
    return cast(MatchingCriteriaGroup, value)
