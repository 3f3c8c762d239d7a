from typing import Literal, cast

GolferPresetExpectedFirstItem = Literal["core", "draw", "light", "low_spin", "max_forgiveness", "tour"]


def check_golfer_preset_expected_first_item(value: str) -> GolferPresetExpectedFirstItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GolferPresetExpectedFirstItem, value)
