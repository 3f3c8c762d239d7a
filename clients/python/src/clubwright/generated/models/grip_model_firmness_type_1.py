from typing import Literal, cast

GripModelFirmnessType1 = Literal["firm", "medium", "soft"]


def check_grip_model_firmness_type_1(value: str) -> GripModelFirmnessType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripModelFirmnessType1, value)
