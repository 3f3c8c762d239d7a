from typing import Literal, cast

BagFlagFlag = Literal["duplicate_loft", "gap_too_big", "gap_too_small", "overlap", "wedge_gap_too_wide"]


def check_bag_flag_flag(value: str) -> BagFlagFlag:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagFlagFlag, value)
