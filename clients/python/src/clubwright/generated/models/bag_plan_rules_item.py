from typing import Literal, cast

BagPlanRulesItem = Literal["BAG-MATRIX", "BAG-PLAN"]


def check_bag_plan_rules_item(value: str) -> BagPlanRulesItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(BagPlanRulesItem, value)
