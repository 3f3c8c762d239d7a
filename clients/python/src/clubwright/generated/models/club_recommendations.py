from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.current_club import CurrentClub
    from ..models.iron_set import IronSet
    from ..models.matching_criteria import MatchingCriteria


T = TypeVar("T", bound="ClubRecommendations")


@_attrs_define
class ClubRecommendations:
    """Ids of everything that matched."""

    matching_criteria: MatchingCriteria
    """ What was matched on. """
    heads: list[str]
    """ Matched head ids, best first. """
    shafts: list[str]
    """ Matched shaft ids, best first. """
    grips: list[str]
    """ Matched grip ids, best first. """
    compromises: list[str]
    """ Requirements that no club on sale meets. """
    rules: list[str] | Unset = UNSET
    """ Ours: ids of the rules behind what was matched; see /v1/rules/{id}. Not in older fittings. """
    iron_set: IronSet | Unset = UNSET
    """ Irons: longest iron, hybrids, combo and store set. """
    current_club: CurrentClub | Unset = UNSET
    """ Whether to keep the current club, with the gain in yards, the reason that decided it, all reasons and the
    club’s age. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        matching_criteria = self.matching_criteria.to_dict()

        heads = self.heads

        shafts = self.shafts

        grips = self.grips

        compromises = self.compromises

        rules: list[str] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        iron_set: dict[str, Any] | Unset = UNSET
        if not isinstance(self.iron_set, Unset):
            iron_set = self.iron_set.to_dict()

        current_club: dict[str, Any] | Unset = UNSET
        if not isinstance(self.current_club, Unset):
            current_club = self.current_club.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "matchingCriteria": matching_criteria,
                "heads": heads,
                "shafts": shafts,
                "grips": grips,
                "compromises": compromises,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules
        if iron_set is not UNSET:
            field_dict["ironSet"] = iron_set
        if current_club is not UNSET:
            field_dict["currentClub"] = current_club

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.current_club import CurrentClub  # noqa: PLC0415
        from ..models.iron_set import IronSet  # noqa: PLC0415
        from ..models.matching_criteria import MatchingCriteria  # noqa: PLC0415

        d = dict(src_dict)
        matching_criteria = MatchingCriteria.from_dict(d.pop("matchingCriteria"))

        heads = cast(list[str], d.pop("heads"))

        shafts = cast(list[str], d.pop("shafts"))

        grips = cast(list[str], d.pop("grips"))

        compromises = cast(list[str], d.pop("compromises"))

        rules = cast(list[str], d.pop("rules", UNSET))

        _iron_set = d.pop("ironSet", UNSET)
        iron_set: IronSet | Unset
        if isinstance(_iron_set, Unset):
            iron_set = UNSET
        else:
            iron_set = IronSet.from_dict(_iron_set)

        _current_club = d.pop("currentClub", UNSET)
        current_club: CurrentClub | Unset
        if isinstance(_current_club, Unset):
            current_club = UNSET
        else:
            current_club = CurrentClub.from_dict(_current_club)

        club_recommendations = cls(
            matching_criteria=matching_criteria,
            heads=heads,
            shafts=shafts,
            grips=grips,
            compromises=compromises,
            rules=rules,
            iron_set=iron_set,
            current_club=current_club,
        )

        club_recommendations.additional_properties = d
        return club_recommendations

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
