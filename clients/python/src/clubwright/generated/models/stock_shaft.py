from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.flex import Flex, check_flex
from ..models.launch_profile import LaunchProfile, check_launch_profile
from ..models.shaft_material import ShaftMaterial, check_shaft_material

T = TypeVar("T", bound="StockShaft")


@_attrs_define
class StockShaft:
    """A shaft that the maker fits as standard."""

    shaft_id: None | str
    """ Id for the store link; null if only the weight class is known. """
    model: str
    """ Maker's name for the shaft. """
    model_known: bool
    """ false: the model is not recorded, its name is a stand-in. """
    material: ShaftMaterial
    """ What a shaft is made of. """
    weight_band: str
    """ Ten-gram band, in the form used by the store link. """
    launch: LaunchProfile
    """ Low to high. """
    flexes: list[Flex]
    """ Flexes it is made in. """
    upcharge: float
    """ US dollars, added to the price of the club. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shaft_id: None | str
        shaft_id = self.shaft_id

        model = self.model

        model_known = self.model_known

        material: str = self.material

        weight_band = self.weight_band

        launch: str = self.launch

        flexes = []
        for flexes_item_data in self.flexes:
            flexes_item: str = flexes_item_data
            flexes.append(flexes_item)

        upcharge = self.upcharge

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shaftId": shaft_id,
                "model": model,
                "modelKnown": model_known,
                "material": material,
                "weightBand": weight_band,
                "launch": launch,
                "flexes": flexes,
                "upcharge": upcharge,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_shaft_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        shaft_id = _parse_shaft_id(d.pop("shaftId"))

        model = d.pop("model")

        model_known = d.pop("modelKnown")

        material = check_shaft_material(d.pop("material"))

        weight_band = d.pop("weightBand")

        launch = check_launch_profile(d.pop("launch"))

        flexes = []
        _flexes = d.pop("flexes")
        for flexes_item_data in _flexes:
            flexes_item = check_flex(flexes_item_data)

            flexes.append(flexes_item)

        upcharge = d.pop("upcharge")

        stock_shaft = cls(
            shaft_id=shaft_id,
            model=model,
            model_known=model_known,
            material=material,
            weight_band=weight_band,
            launch=launch,
            flexes=flexes,
            upcharge=upcharge,
        )

        stock_shaft.additional_properties = d
        return stock_shaft

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
