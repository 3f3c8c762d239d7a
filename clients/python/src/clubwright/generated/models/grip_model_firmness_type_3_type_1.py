from typing import Literal, cast

GripModelFirmnessType3Type1 = Literal["firm", "medium", "soft"]


def check_grip_model_firmness_type_3_type_1(value: str) -> GripModelFirmnessType3Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripModelFirmnessType3Type1, value)
