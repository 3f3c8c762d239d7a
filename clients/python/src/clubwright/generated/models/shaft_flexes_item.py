from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.flex import Flex, check_flex
from ..types import UNSET, Unset

T = TypeVar("T", bound="ShaftFlexesItem")


@_attrs_define
class ShaftFlexesItem:
    """A flex."""

    flex: Flex
    """ A shaft flex, softest first. """
    weight_grams: float | None
    """ Weight in this flex, grams; null if not published. """
    torque_deg: float | None
    """ Torque, degrees; null if not published. """
    stock_only: bool | Unset = UNSET
    """ Sold only fitted to a head, not on its own. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        flex: str = self.flex

        weight_grams: float | None
        weight_grams = self.weight_grams

        torque_deg: float | None
        torque_deg = self.torque_deg

        stock_only = self.stock_only

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "flex": flex,
                "weightGrams": weight_grams,
                "torqueDeg": torque_deg,
            }
        )
        if stock_only is not UNSET:
            field_dict["stockOnly"] = stock_only

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        flex = check_flex(d.pop("flex"))

        def _parse_weight_grams(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        weight_grams = _parse_weight_grams(d.pop("weightGrams"))

        def _parse_torque_deg(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        torque_deg = _parse_torque_deg(d.pop("torqueDeg"))

        stock_only = d.pop("stockOnly", UNSET)

        shaft_flexes_item = cls(
            flex=flex,
            weight_grams=weight_grams,
            torque_deg=torque_deg,
            stock_only=stock_only,
        )

        shaft_flexes_item.additional_properties = d
        return shaft_flexes_item

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
