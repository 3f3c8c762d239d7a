from typing import Literal, cast

SpecUnitType3Type1 = Literal["deg", "g", "in"]


def check_spec_unit_type_3_type_1(value: str) -> SpecUnitType3Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SpecUnitType3Type1, value)
