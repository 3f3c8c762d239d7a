from typing import Literal, cast

GolferFiguresGender = Literal["female", "male"]


def check_golfer_figures_gender(value: str) -> GolferFiguresGender:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GolferFiguresGender, value)
