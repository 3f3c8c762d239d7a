from typing import Literal, cast

BagSpeedSourceType1 = Literal["carries", "driverSpeed", "sevenIronSpeed"]


def check_bag_speed_source_type_1(value: str) -> BagSpeedSourceType1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagSpeedSourceType1, value)
