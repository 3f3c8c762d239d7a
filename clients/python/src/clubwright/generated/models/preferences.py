from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Preferences")


@_attrs_define
class Preferences:
    """Preferences. Unknown words are ignored."""

    tempo: str | Unset = UNSET
    """ Swing tempo: smooth, medium, fast. """
    transition: str | Unset = UNSET
    """ Transition: smooth, average, aggressive. """
    shaft_type: str | Unset = UNSET
    """ Preferred shaft material: steel or graphite. """
    goals: list[str] | str | Unset = UNSET
    """ What the golfer wants, in words such as forgiveness, distance, feel. """

    def to_dict(self) -> dict[str, Any]:
        tempo = self.tempo

        transition = self.transition

        shaft_type = self.shaft_type

        goals: list[str] | str | Unset
        if isinstance(self.goals, Unset):
            goals = UNSET
        elif isinstance(self.goals, list):
            goals = self.goals

        else:
            goals = self.goals

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if tempo is not UNSET:
            field_dict["tempo"] = tempo
        if transition is not UNSET:
            field_dict["transition"] = transition
        if shaft_type is not UNSET:
            field_dict["shaftType"] = shaft_type
        if goals is not UNSET:
            field_dict["goals"] = goals

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tempo = d.pop("tempo", UNSET)

        transition = d.pop("transition", UNSET)

        shaft_type = d.pop("shaftType", UNSET)

        def _parse_goals(data: object) -> list[str] | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                goals_type_1 = cast(list[str], data)

                return goals_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | str | Unset, data)

        goals = _parse_goals(d.pop("goals", UNSET))

        preferences = cls(
            tempo=tempo,
            transition=transition,
            shaft_type=shaft_type,
            goals=goals,
        )

        return preferences
