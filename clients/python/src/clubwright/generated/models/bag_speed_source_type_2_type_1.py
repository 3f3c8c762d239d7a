from typing import Literal, cast

BagSpeedSourceType2Type1 = Literal["carries", "driverSpeed", "sevenIronSpeed"]


def check_bag_speed_source_type_2_type_1(value: str) -> BagSpeedSourceType2Type1:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagSpeedSourceType2Type1, value)
