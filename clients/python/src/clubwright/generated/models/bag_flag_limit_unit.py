from typing import Literal, cast

BagFlagLimitUnit = Literal["degrees", "yards"]


def check_bag_flag_limit_unit(value: str) -> BagFlagLimitUnit:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagFlagLimitUnit, value)
