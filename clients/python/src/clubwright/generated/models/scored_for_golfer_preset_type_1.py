from typing import Literal, cast

ScoredForGolferPresetType1 = Literal["high-spin-98", "needs-launch-76", "slicer-95", "typical"]


def check_scored_for_golfer_preset_type_1(value: str) -> ScoredForGolferPresetType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ScoredForGolferPresetType1, value)
