from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.grip_size_detail_item_size import (
    GripSizeDetailItemSize,
    check_grip_size_detail_item_size,
)

T = TypeVar("T", bound="GripSizeDetailItem")


@_attrs_define
class GripSizeDetailItem:
    """A size."""

    size: GripSizeDetailItemSize
    """ Size. """
    weight_grams: float | None
    """ Weight in this size, grams; null if not published. """
    core: float | None
    """ Inner diameter, inches; null if not published. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        size: str = self.size

        weight_grams: float | None
        weight_grams = self.weight_grams

        core: float | None
        core = self.core

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "size": size,
                "weightGrams": weight_grams,
                "core": core,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        size = check_grip_size_detail_item_size(d.pop("size"))

        def _parse_weight_grams(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        weight_grams = _parse_weight_grams(d.pop("weightGrams"))

        def _parse_core(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        core = _parse_core(d.pop("core"))

        grip_size_detail_item = cls(
            size=size,
            weight_grams=weight_grams,
            core=core,
        )

        grip_size_detail_item.additional_properties = d
        return grip_size_detail_item

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
