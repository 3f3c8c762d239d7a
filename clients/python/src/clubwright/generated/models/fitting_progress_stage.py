from typing import Literal, cast

FittingProgressStage = Literal["analyze", "build", "estimate", "fit", "match", "store", "validate"]


def check_fitting_progress_stage(value: str) -> FittingProgressStage:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FittingProgressStage, value)
