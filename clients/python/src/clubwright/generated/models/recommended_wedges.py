from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.recommended_wedges_pitching_wedge import RecommendedWedgesPitchingWedge
    from ..models.recommended_wedges_wedges_item import RecommendedWedgesWedgesItem


T = TypeVar("T", bound="RecommendedWedges")


@_attrs_define
class RecommendedWedges:
    """A set of wedges."""

    pitching_wedge: RecommendedWedgesPitchingWedge
    """ Where the set begins. """
    wedges: list[RecommendedWedgesWedgesItem]
    """ The wedges after the pitching wedge. """
    lob_wedge: str
    """ Why the lob wedge is that one. """
    text: str
    """ The set in a sentence. """
    rules: list[str]
    """ Rules behind the set. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pitching_wedge = self.pitching_wedge.to_dict()

        wedges = []
        for wedges_item_data in self.wedges:
            wedges_item = wedges_item_data.to_dict()
            wedges.append(wedges_item)

        lob_wedge = self.lob_wedge

        text = self.text

        rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pitchingWedge": pitching_wedge,
                "wedges": wedges,
                "lobWedge": lob_wedge,
                "text": text,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.recommended_wedges_pitching_wedge import (
            RecommendedWedgesPitchingWedge,  # noqa: PLC0415
        )
        from ..models.recommended_wedges_wedges_item import RecommendedWedgesWedgesItem  # noqa: PLC0415

        d = dict(src_dict)
        pitching_wedge = RecommendedWedgesPitchingWedge.from_dict(d.pop("pitchingWedge"))

        wedges = []
        _wedges = d.pop("wedges")
        for wedges_item_data in _wedges:
            wedges_item = RecommendedWedgesWedgesItem.from_dict(wedges_item_data)

            wedges.append(wedges_item)

        lob_wedge = d.pop("lobWedge")

        text = d.pop("text")

        rules = cast(list[str], d.pop("rules"))

        recommended_wedges = cls(
            pitching_wedge=pitching_wedge,
            wedges=wedges,
            lob_wedge=lob_wedge,
            text=text,
            rules=rules,
        )

        recommended_wedges.additional_properties = d
        return recommended_wedges

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
