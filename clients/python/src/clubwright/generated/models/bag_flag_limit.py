from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bag_flag_limit_unit import BagFlagLimitUnit, check_bag_flag_limit_unit

T = TypeVar("T", bound="BagFlagLimit")


@_attrs_define
class BagFlagLimit:
    """What it was judged by."""

    value: float
    """ The limit. """
    unit: BagFlagLimitUnit
    """ Unit of the limit. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        value = self.value

        unit: str = self.unit

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "value": value,
                "unit": unit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        value = d.pop("value")

        unit = check_bag_flag_limit_unit(d.pop("unit"))

        bag_flag_limit = cls(
            value=value,
            unit=unit,
        )

        bag_flag_limit.additional_properties = d
        return bag_flag_limit

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
