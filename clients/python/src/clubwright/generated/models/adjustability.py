from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.adjustability_weight import (
    AdjustabilityWeight,
    check_adjustability_weight,
)

T = TypeVar("T", bound="Adjustability")


@_attrs_define
class Adjustability:
    """Adjustable settings of the head."""

    loft_sleeve_deg: float
    """ Loft change of the hosel sleeve in either direction, degrees; 0: none. """
    weight: AdjustabilityWeight
    """ Direction in which its weight moves. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        loft_sleeve_deg = self.loft_sleeve_deg

        weight: str = self.weight

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "loftSleeveDeg": loft_sleeve_deg,
                "weight": weight,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        loft_sleeve_deg = d.pop("loftSleeveDeg")

        weight = check_adjustability_weight(d.pop("weight"))

        adjustability = cls(
            loft_sleeve_deg=loft_sleeve_deg,
            weight=weight,
        )

        adjustability.additional_properties = d
        return adjustability

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
