from typing import Literal, cast

GolferFiguresMiss = Literal["both", "draw", "fade", "hook", "left", "right", "slice", "straight"]


def check_golfer_figures_miss(value: str) -> GolferFiguresMiss:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GolferFiguresMiss, value)
