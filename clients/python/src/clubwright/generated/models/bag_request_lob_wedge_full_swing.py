from typing import Literal, cast

BagRequestLobWedgeFullSwing = Literal["no", "unsure", "yes"]


def check_bag_request_lob_wedge_full_swing(value: str) -> BagRequestLobWedgeFullSwing:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagRequestLobWedgeFullSwing, value)
