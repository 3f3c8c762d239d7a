from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.flex import Flex, check_flex
from ..models.launch_profile import LaunchProfile, check_launch_profile
from ..models.shaft_material import ShaftMaterial, check_shaft_material

T = TypeVar("T", bound="ShaftUpgrade")


@_attrs_define
class ShaftUpgrade:
    """A shaft sold separately."""

    shaft_id: str
    """ Id for the store link: its `shaftId`. """
    brand: str
    """ Maker. """
    model: str
    """ Model with its weight. """
    material: ShaftMaterial
    """ What a shaft is made of. """
    weight_band: str
    """ Id for the store link: its `shaftWeight`. """
    launch: LaunchProfile
    """ Low to high. """
    flexes: list[Flex]
    """ Flexes it is made in. """
    price: float | None
    """ US dollars for the shaft alone; null: unknown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shaft_id = self.shaft_id

        brand = self.brand

        model = self.model

        material: str = self.material

        weight_band = self.weight_band

        launch: str = self.launch

        flexes = []
        for flexes_item_data in self.flexes:
            flexes_item: str = flexes_item_data
            flexes.append(flexes_item)

        price: float | None
        price = self.price

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shaftId": shaft_id,
                "brand": brand,
                "model": model,
                "material": material,
                "weightBand": weight_band,
                "launch": launch,
                "flexes": flexes,
                "price": price,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        shaft_id = d.pop("shaftId")

        brand = d.pop("brand")

        model = d.pop("model")

        material = check_shaft_material(d.pop("material"))

        weight_band = d.pop("weightBand")

        launch = check_launch_profile(d.pop("launch"))

        flexes = []
        _flexes = d.pop("flexes")
        for flexes_item_data in _flexes:
            flexes_item = check_flex(flexes_item_data)

            flexes.append(flexes_item)

        def _parse_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        price = _parse_price(d.pop("price"))

        shaft_upgrade = cls(
            shaft_id=shaft_id,
            brand=brand,
            model=model,
            material=material,
            weight_band=weight_band,
            launch=launch,
            flexes=flexes,
            price=price,
        )

        shaft_upgrade.additional_properties = d
        return shaft_upgrade

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
