from typing import Literal, cast

ClubIdentityCategory = Literal[
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


def check_club_identity_category(value: str) -> ClubIdentityCategory:
    """A later release of the service may answer other values: they are passed on."""
    return cast(ClubIdentityCategory, value)
