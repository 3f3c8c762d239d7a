from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.scored_for_goal_type_1 import (
    ScoredForGoalType1,
    check_scored_for_goal_type_1,
)
from ..models.scored_for_goal_type_2_type_1 import (
    ScoredForGoalType2Type1,
    check_scored_for_goal_type_2_type_1,
)
from ..models.scored_for_goal_type_3_type_1 import (
    ScoredForGoalType3Type1,
    check_scored_for_goal_type_3_type_1,
)
from ..models.scored_for_hand_type_1 import (
    ScoredForHandType1,
    check_scored_for_hand_type_1,
)
from ..models.scored_for_hand_type_2_type_1 import (
    ScoredForHandType2Type1,
    check_scored_for_hand_type_2_type_1,
)
from ..models.scored_for_hand_type_3_type_1 import (
    ScoredForHandType3Type1,
    check_scored_for_hand_type_3_type_1,
)

if TYPE_CHECKING:
    from ..models.scored_for_golfer import ScoredForGolfer


T = TypeVar("T", bound="ScoredFor")


@_attrs_define
class ScoredFor:
    """The golfer that was scored for."""

    goal: None | ScoredForGoalType1 | ScoredForGoalType2Type1 | ScoredForGoalType3Type1
    """ What the golfer wants most; null: not given. """
    golfer: ScoredForGolfer
    """ The golfer in figures. """
    hand: None | ScoredForHandType1 | ScoredForHandType2Type1 | ScoredForHandType3Type1
    """ Requested or fitted hand; null: none. """
    club_types: list[ClubType]
    """ Kinds of club that were scored. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        goal: None | str
        if isinstance(self.goal, str):
            goal = self.goal
        elif isinstance(self.goal, str):
            goal = self.goal
        elif isinstance(self.goal, str):
            goal = self.goal
        else:
            goal = self.goal

        golfer = self.golfer.to_dict()

        hand: None | str
        if isinstance(self.hand, str):
            hand = self.hand
        elif isinstance(self.hand, str):
            hand = self.hand
        elif isinstance(self.hand, str):
            hand = self.hand
        else:
            hand = self.hand

        club_types = []
        for club_types_item_data in self.club_types:
            club_types_item: str = club_types_item_data
            club_types.append(club_types_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "goal": goal,
                "golfer": golfer,
                "hand": hand,
                "clubTypes": club_types,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_for_golfer import ScoredForGolfer  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_goal(data: object) -> None | ScoredForGoalType1 | ScoredForGoalType2Type1 | ScoredForGoalType3Type1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                goal_type_1 = check_scored_for_goal_type_1(data)

                return goal_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                goal_type_2_type_1 = check_scored_for_goal_type_2_type_1(data)

                return goal_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                goal_type_3_type_1 = check_scored_for_goal_type_3_type_1(data)

                return goal_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ScoredForGoalType1 | ScoredForGoalType2Type1 | ScoredForGoalType3Type1, data)

        goal = _parse_goal(d.pop("goal"))

        golfer = ScoredForGolfer.from_dict(d.pop("golfer"))

        def _parse_hand(data: object) -> None | ScoredForHandType1 | ScoredForHandType2Type1 | ScoredForHandType3Type1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                hand_type_1 = check_scored_for_hand_type_1(data)

                return hand_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                hand_type_2_type_1 = check_scored_for_hand_type_2_type_1(data)

                return hand_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                hand_type_3_type_1 = check_scored_for_hand_type_3_type_1(data)

                return hand_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ScoredForHandType1 | ScoredForHandType2Type1 | ScoredForHandType3Type1, data)

        hand = _parse_hand(d.pop("hand"))

        club_types = []
        _club_types = d.pop("clubTypes")
        for club_types_item_data in _club_types:
            club_types_item = check_club_type(club_types_item_data)

            club_types.append(club_types_item)

        scored_for = cls(
            goal=goal,
            golfer=golfer,
            hand=hand,
            club_types=club_types,
        )

        scored_for.additional_properties = d
        return scored_for

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
