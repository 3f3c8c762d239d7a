from typing import Literal, cast

IronSetComboType0ShortIrons = Literal[
    "blade", "game_improvement", "players_distance", "players_iron", "super_game_improvement"
]


def check_iron_set_combo_type_0_short_irons(value: str) -> IronSetComboType0ShortIrons:
    """A later release of the service may answer other values: they are passed on."""
    return cast(IronSetComboType0ShortIrons, value)
