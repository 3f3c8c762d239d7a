from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.flex import Flex, check_flex
from ..models.shaft_material import ShaftMaterial, check_shaft_material

T = TypeVar("T", bound="WedgeFitShaft")


@_attrs_define
class WedgeFitShaft:
    """The wedge shaft."""

    flex: Flex
    """ A shaft flex, softest first. """
    weight_grams: float
    """ Weight of the shaft, grams. """
    material: ShaftMaterial
    """ What a shaft is made of. """
    origin: str
    """ Where it comes from. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        flex: str = self.flex

        weight_grams = self.weight_grams

        material: str = self.material

        origin = self.origin

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "flex": flex,
                "weightGrams": weight_grams,
                "material": material,
                "origin": origin,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        flex = check_flex(d.pop("flex"))

        weight_grams = d.pop("weightGrams")

        material = check_shaft_material(d.pop("material"))

        origin = d.pop("origin")

        wedge_fit_shaft = cls(
            flex=flex,
            weight_grams=weight_grams,
            material=material,
            origin=origin,
        )

        wedge_fit_shaft.additional_properties = d
        return wedge_fit_shaft

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
