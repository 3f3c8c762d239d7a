from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WedgeFitLobWedge")


@_attrs_define
class WedgeFitLobWedge:
    """The lob wedge, or why there is none."""

    loft_deg: float | None
    """ Loft of the lob wedge, degrees; null: none. """
    why: str
    """ Why. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        loft_deg: float | None
        loft_deg = self.loft_deg

        why = self.why

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "loftDeg": loft_deg,
                "why": why,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_loft_deg(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        loft_deg = _parse_loft_deg(d.pop("loftDeg"))

        why = d.pop("why")

        wedge_fit_lob_wedge = cls(
            loft_deg=loft_deg,
            why=why,
        )

        wedge_fit_lob_wedge.additional_properties = d
        return wedge_fit_lob_wedge

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
