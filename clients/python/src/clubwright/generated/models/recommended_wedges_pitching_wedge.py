from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.recommended_wedges_pitching_wedge_loft_source import (
    RecommendedWedgesPitchingWedgeLoftSource,
    check_recommended_wedges_pitching_wedge_loft_source,
)

T = TypeVar("T", bound="RecommendedWedgesPitchingWedge")


@_attrs_define
class RecommendedWedgesPitchingWedge:
    """Where the set begins."""

    club: str
    """ The club taken as pitching wedge. """
    loft: float
    """ Degrees. """
    loft_source: RecommendedWedgesPitchingWedgeLoftSource
    """ given, or the stock loft of such a club. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club = self.club

        loft = self.loft

        loft_source: str = self.loft_source

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "loft": loft,
                "loftSource": loft_source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club = d.pop("club")

        loft = d.pop("loft")

        loft_source = check_recommended_wedges_pitching_wedge_loft_source(d.pop("loftSource"))

        recommended_wedges_pitching_wedge = cls(
            club=club,
            loft=loft,
            loft_source=loft_source,
        )

        recommended_wedges_pitching_wedge.additional_properties = d
        return recommended_wedges_pitching_wedge

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
