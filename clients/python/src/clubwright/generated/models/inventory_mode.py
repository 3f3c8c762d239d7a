from typing import Literal, cast

InventoryMode = Literal["only", "prefer"]


def check_inventory_mode(value: str) -> InventoryMode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(InventoryMode, value)
