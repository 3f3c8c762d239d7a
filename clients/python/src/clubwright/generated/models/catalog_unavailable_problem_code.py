from typing import Literal, cast

CatalogUnavailableProblemCode = Literal["CATALOG_UNAVAILABLE"]


def check_catalog_unavailable_problem_code(value: str) -> CatalogUnavailableProblemCode:
    """A later release of the service may answer other values: they are passed on."""
    return cast(CatalogUnavailableProblemCode, value)
