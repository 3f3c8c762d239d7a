from typing import Literal, cast

FoundFittersOriginPlacedBy = Literal["city", "coordinates", "zip"]


def check_found_fitters_origin_placed_by(value: str) -> FoundFittersOriginPlacedBy:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FoundFittersOriginPlacedBy, value)
