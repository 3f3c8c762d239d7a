from typing import Literal, cast

GolferPresetGolferMiss = Literal["both", "hook", "slice", "straight"]


def check_golfer_preset_golfer_miss(value: str) -> GolferPresetGolferMiss:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GolferPresetGolferMiss, value)
