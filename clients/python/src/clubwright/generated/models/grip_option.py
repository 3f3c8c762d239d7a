from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.grip_option_sizes_item import (
    GripOptionSizesItem,
    check_grip_option_sizes_item,
)

T = TypeVar("T", bound="GripOption")


@_attrs_define
class GripOption:
    """A grip."""

    grip_id: str
    """ Id for the store link: its `gripId`. """
    brand: None | str
    """ Maker; null for the stock grip. """
    model: str
    """ Model. """
    sizes: list[GripOptionSizesItem]
    """ Sizes it is made in. """
    price: float | None
    """ US dollars for one grip; 0: included; null: unknown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        grip_id = self.grip_id

        brand: None | str
        brand = self.brand

        model = self.model

        sizes = []
        for sizes_item_data in self.sizes:
            sizes_item: str = sizes_item_data
            sizes.append(sizes_item)

        price: float | None
        price = self.price

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gripId": grip_id,
                "brand": brand,
                "model": model,
                "sizes": sizes,
                "price": price,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        grip_id = d.pop("gripId")

        def _parse_brand(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        brand = _parse_brand(d.pop("brand"))

        model = d.pop("model")

        sizes = []
        _sizes = d.pop("sizes")
        for sizes_item_data in _sizes:
            sizes_item = check_grip_option_sizes_item(sizes_item_data)

            sizes.append(sizes_item)

        def _parse_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        price = _parse_price(d.pop("price"))

        grip_option = cls(
            grip_id=grip_id,
            brand=brand,
            model=model,
            sizes=sizes,
            price=price,
        )

        grip_option.additional_properties = d
        return grip_option

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
