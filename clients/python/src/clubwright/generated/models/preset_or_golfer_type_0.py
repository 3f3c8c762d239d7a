from typing import Literal, cast

PresetOrGolferType0 = Literal["high-spin-98", "needs-launch-76", "slicer-95", "typical"]


def check_preset_or_golfer_type_0(value: str) -> PresetOrGolferType0:
    """A later release of the service may answer other values: they are passed on."""
    return cast(PresetOrGolferType0, value)
