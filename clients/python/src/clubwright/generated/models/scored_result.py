from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scored_result_club_recommendations import (
        ScoredResultClubRecommendations,
    )
    from ..models.scored_result_meta import ScoredResultMeta
    from ..models.scored_result_specs import ScoredResultSpecs
    from ..models.scored_result_top_picks_item import ScoredResultTopPicksItem


T = TypeVar("T", bound="ScoredResult")


@_attrs_define
class ScoredResult:
    """The completed result, as returned."""

    specs: ScoredResultSpecs
    """ The fitted figures. """
    club_recommendations: ScoredResultClubRecommendations
    """ What matched. """
    top_picks: list[ScoredResultTopPicksItem] | Unset = UNSET
    """ The picks. """
    meta: ScoredResultMeta | Unset = UNSET
    """ Provenance. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        specs = self.specs.to_dict()

        club_recommendations = self.club_recommendations.to_dict()

        top_picks: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.top_picks, Unset):
            top_picks = []
            for top_picks_item_data in self.top_picks:
                top_picks_item = top_picks_item_data.to_dict()
                top_picks.append(top_picks_item)

        meta: dict[str, Any] | Unset = UNSET
        if not isinstance(self.meta, Unset):
            meta = self.meta.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "specs": specs,
                "clubRecommendations": club_recommendations,
            }
        )
        if top_picks is not UNSET:
            field_dict["topPicks"] = top_picks
        if meta is not UNSET:
            field_dict["meta"] = meta

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_result_club_recommendations import (
            ScoredResultClubRecommendations,  # noqa: PLC0415
        )
        from ..models.scored_result_meta import ScoredResultMeta  # noqa: PLC0415
        from ..models.scored_result_specs import ScoredResultSpecs  # noqa: PLC0415
        from ..models.scored_result_top_picks_item import ScoredResultTopPicksItem  # noqa: PLC0415

        d = dict(src_dict)
        specs = ScoredResultSpecs.from_dict(d.pop("specs"))

        club_recommendations = ScoredResultClubRecommendations.from_dict(d.pop("clubRecommendations"))

        _top_picks = d.pop("topPicks", UNSET)
        top_picks: list[ScoredResultTopPicksItem] | Unset = UNSET
        if _top_picks is not UNSET:
            top_picks = []
            for top_picks_item_data in _top_picks:
                top_picks_item = ScoredResultTopPicksItem.from_dict(top_picks_item_data)

                top_picks.append(top_picks_item)

        _meta = d.pop("meta", UNSET)
        meta: ScoredResultMeta | Unset
        if isinstance(_meta, Unset):
            meta = UNSET
        else:
            meta = ScoredResultMeta.from_dict(_meta)

        scored_result = cls(
            specs=specs,
            club_recommendations=club_recommendations,
            top_picks=top_picks,
            meta=meta,
        )

        scored_result.additional_properties = d
        return scored_result

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
