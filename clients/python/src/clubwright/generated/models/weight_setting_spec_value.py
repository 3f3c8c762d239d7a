from typing import Literal, cast

WeightSettingSpecValue = Literal["Draw Bias", "Fade Bias", "Standard"]


def check_weight_setting_spec_value(value: str) -> WeightSettingSpecValue:
    """A later release of the service may answer other values: they are passed on."""
    return cast(WeightSettingSpecValue, value)
