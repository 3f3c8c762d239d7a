from typing import Literal, cast

BagClubInputType = Literal["driver", "fairway", "hybrid", "iron", "putter", "wedge"]


def check_bag_club_input_type(value: str) -> BagClubInputType:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagClubInputType, value)
