from typing import Literal, cast

GripModelFirmnessType2Type1 = Literal["firm", "medium", "soft"]


def check_grip_model_firmness_type_2_type_1(value: str) -> GripModelFirmnessType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(GripModelFirmnessType2Type1, value)
