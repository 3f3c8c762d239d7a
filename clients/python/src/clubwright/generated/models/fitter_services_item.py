from typing import Literal, cast

FitterServicesItem = Literal["driver", "fairway_hybrid", "full_bag", "irons", "putter", "wedges"]


def check_fitter_services_item(value: str) -> FitterServicesItem:
    """A later release of the service may answer other values: they are passed on."""
    return cast(FitterServicesItem, value)
