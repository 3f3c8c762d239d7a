from typing import Literal, cast

SpecUnitType2Type1 = Literal["deg", "g", "in"]


def check_spec_unit_type_2_type_1(value: str) -> SpecUnitType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SpecUnitType2Type1, value)
