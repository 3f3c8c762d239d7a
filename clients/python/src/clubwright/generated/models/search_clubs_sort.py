from typing import Literal, cast

SearchClubsSort = Literal["name", "popular", "price_high", "price_low"]


def check_search_clubs_sort(value: str) -> SearchClubsSort:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SearchClubsSort, value)
