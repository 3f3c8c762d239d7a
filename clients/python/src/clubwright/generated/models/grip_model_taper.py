from typing import Literal, cast

GripModelTaper = Literal["reduced", "standard"]


def check_grip_model_taper(value: str) -> GripModelTaper:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripModelTaper, value)
