from typing import Literal, cast

SearchClubsCategory = Literal[
    "blade",
    "cavity_back",
    "core",
    "draw",
    "game_improvement",
    "light",
    "low_spin",
    "max_forgiveness",
    "players_distance",
    "players_iron",
    "super_game_improvement",
    "tour",
]


def check_search_clubs_category(value: str) -> SearchClubsCategory:
    """A later release of the service may answer other values: they are passed on."""
    return cast(SearchClubsCategory, value)
