from typing import Literal, cast

GolferFiguresMissPattern = Literal["both", "draw", "fade", "hook", "left", "right", "slice", "straight"]


def check_golfer_figures_miss_pattern(value: str) -> GolferFiguresMissPattern:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GolferFiguresMissPattern, value)
