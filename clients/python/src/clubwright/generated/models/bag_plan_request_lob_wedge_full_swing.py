from typing import Literal, cast

BagPlanRequestLobWedgeFullSwing = Literal["no", "unsure", "yes"]


def check_bag_plan_request_lob_wedge_full_swing(value: str) -> BagPlanRequestLobWedgeFullSwing:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagPlanRequestLobWedgeFullSwing, value)
