from typing import Literal, cast

IronSetComboType0LongIrons = Literal[
    "blade", "game_improvement", "players_distance", "players_iron", "super_game_improvement"
]


def check_iron_set_combo_type_0_long_irons(value: str) -> IronSetComboType0LongIrons:
    """A later release of the service may answer other values: they are passed on."""
    return cast(IronSetComboType0LongIrons, value)
