from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.club_type import ClubType, check_club_type
from ..models.hand import Hand, check_hand
from ..models.preset_or_golfer_type_0 import (
    PresetOrGolferType0,
    check_preset_or_golfer_type_0,
)
from ..models.scores_request_goal import ScoresRequestGoal, check_scores_request_goal
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fittings_by_club import FittingsByClub
    from ..models.golfer_figures import GolferFigures
    from ..models.score_context import ScoreContext


T = TypeVar("T", bound="ScoresRequest")


@_attrs_define
class ScoresRequest:
    """One context, or `{ contexts: [...] }` with up to 32."""

    goal: ScoresRequestGoal | Unset = UNSET
    """ What the golfer wants most. """
    fittings: FittingsByClub | Unset = UNSET
    """ Completed fittings by club type: their picks rank first, and they describe the golfer. """
    golfer: GolferFigures | PresetOrGolferType0 | Unset = UNSET
    """ A preset or figures. If omitted, and without fittings: the typical golfer. """
    hand: Hand | Unset = UNSET
    """ A playing hand. """
    head_ids: list[str] | Unset = UNSET
    """ Only these heads. """
    club_types: list[ClubType] | Unset = UNSET
    """ Only these club types. Default: all; with only fairway, hybrid or wedge fittings, those. """
    shafts: list[str] | Unset = UNSET
    """ Shaft ids to prefer in the suggested builds. """
    contexts: list[ScoreContext] | Unset = UNSET
    """ Several contexts at once, instead of the other members. """

    def to_dict(self) -> dict[str, Any]:
        goal: str | Unset = UNSET
        if not isinstance(self.goal, Unset):
            goal = self.goal

        fittings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.fittings, Unset):
            fittings = self.fittings.to_dict()

        golfer: dict[str, Any] | str | Unset
        if isinstance(self.golfer, Unset):
            golfer = UNSET
        elif isinstance(self.golfer, str):
            golfer = self.golfer
        else:
            golfer = self.golfer.to_dict()

        hand: str | Unset = UNSET
        if not isinstance(self.hand, Unset):
            hand = self.hand

        head_ids: list[str] | Unset = UNSET
        if not isinstance(self.head_ids, Unset):
            head_ids = self.head_ids

        club_types: list[str] | Unset = UNSET
        if not isinstance(self.club_types, Unset):
            club_types = []
            for club_types_item_data in self.club_types:
                club_types_item: str = club_types_item_data
                club_types.append(club_types_item)

        shafts: list[str] | Unset = UNSET
        if not isinstance(self.shafts, Unset):
            shafts = self.shafts

        contexts: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.contexts, Unset):
            contexts = []
            for contexts_item_data in self.contexts:
                contexts_item = contexts_item_data.to_dict()
                contexts.append(contexts_item)

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if goal is not UNSET:
            field_dict["goal"] = goal
        if fittings is not UNSET:
            field_dict["fittings"] = fittings
        if golfer is not UNSET:
            field_dict["golfer"] = golfer
        if hand is not UNSET:
            field_dict["hand"] = hand
        if head_ids is not UNSET:
            field_dict["headIds"] = head_ids
        if club_types is not UNSET:
            field_dict["clubTypes"] = club_types
        if shafts is not UNSET:
            field_dict["shafts"] = shafts
        if contexts is not UNSET:
            field_dict["contexts"] = contexts

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fittings_by_club import FittingsByClub  # noqa: PLC0415
        from ..models.golfer_figures import GolferFigures  # noqa: PLC0415
        from ..models.score_context import ScoreContext  # noqa: PLC0415

        d = dict(src_dict)
        _goal = d.pop("goal", UNSET)
        goal: ScoresRequestGoal | Unset
        if isinstance(_goal, Unset):
            goal = UNSET
        else:
            goal = check_scores_request_goal(_goal)

        _fittings = d.pop("fittings", UNSET)
        fittings: FittingsByClub | Unset
        if isinstance(_fittings, Unset):
            fittings = UNSET
        else:
            fittings = FittingsByClub.from_dict(_fittings)

        def _parse_golfer(data: object) -> GolferFigures | PresetOrGolferType0 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                componentsschemas_preset_or_golfer_type_0 = check_preset_or_golfer_type_0(data)

                return componentsschemas_preset_or_golfer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_preset_or_golfer_type_1 = GolferFigures.from_dict(data)

            return componentsschemas_preset_or_golfer_type_1

        golfer = _parse_golfer(d.pop("golfer", UNSET))

        _hand = d.pop("hand", UNSET)
        hand: Hand | Unset
        if isinstance(_hand, Unset):
            hand = UNSET
        else:
            hand = check_hand(_hand)

        head_ids = cast(list[str], d.pop("headIds", UNSET))

        _club_types = d.pop("clubTypes", UNSET)
        club_types: list[ClubType] | Unset = UNSET
        if _club_types is not UNSET:
            club_types = []
            for club_types_item_data in _club_types:
                club_types_item = check_club_type(club_types_item_data)

                club_types.append(club_types_item)

        shafts = cast(list[str], d.pop("shafts", UNSET))

        _contexts = d.pop("contexts", UNSET)
        contexts: list[ScoreContext] | Unset = UNSET
        if _contexts is not UNSET:
            contexts = []
            for contexts_item_data in _contexts:
                contexts_item = ScoreContext.from_dict(contexts_item_data)

                contexts.append(contexts_item)

        scores_request = cls(
            goal=goal,
            fittings=fittings,
            golfer=golfer,
            hand=hand,
            head_ids=head_ids,
            club_types=club_types,
            shafts=shafts,
            contexts=contexts,
        )

        return scores_request
