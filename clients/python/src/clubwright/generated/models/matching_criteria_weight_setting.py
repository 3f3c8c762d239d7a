from typing import Literal, cast

MatchingCriteriaWeightSetting = Literal["Draw Bias", "Fade Bias", "Standard"]


def check_matching_criteria_weight_setting(value: str) -> MatchingCriteriaWeightSetting:
    """A later release of the service may answer other values: they are passed on."""
    return cast(MatchingCriteriaWeightSetting, value)
