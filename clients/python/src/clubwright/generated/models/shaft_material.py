from typing import Literal, cast

ShaftMaterial = Literal["Graphite", "Steel"]


def check_shaft_material(value: str) -> ShaftMaterial:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ShaftMaterial, value)
