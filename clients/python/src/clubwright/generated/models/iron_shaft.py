from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.iron_shaft_flex import IronShaftFlex, check_iron_shaft_flex
from ..models.iron_shaft_launch_profile import (
    IronShaftLaunchProfile,
    check_iron_shaft_launch_profile,
)
from ..models.shaft_material import ShaftMaterial, check_shaft_material
from ..types import UNSET, Unset

T = TypeVar("T", bound="IronShaft")


@_attrs_define
class IronShaft:
    """Iron shaft that the wedges should match, if there is no ironFittingId."""

    flex: IronShaftFlex | Unset = UNSET
    """ Flex of the iron shafts. """
    weight_grams: float | Unset = UNSET
    """ Weight of the iron shafts, grams. """
    material: ShaftMaterial | Unset = UNSET
    """ What a shaft is made of. """
    launch_profile: IronShaftLaunchProfile | Unset = UNSET
    """ Launch profile of the iron shafts, in either spelling. """

    def to_dict(self) -> dict[str, Any]:
        flex: str | Unset = UNSET
        if not isinstance(self.flex, Unset):
            flex = self.flex

        weight_grams = self.weight_grams

        material: str | Unset = UNSET
        if not isinstance(self.material, Unset):
            material = self.material

        launch_profile: str | Unset = UNSET
        if not isinstance(self.launch_profile, Unset):
            launch_profile = self.launch_profile

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if flex is not UNSET:
            field_dict["flex"] = flex
        if weight_grams is not UNSET:
            field_dict["weightGrams"] = weight_grams
        if material is not UNSET:
            field_dict["material"] = material
        if launch_profile is not UNSET:
            field_dict["launchProfile"] = launch_profile

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _flex = d.pop("flex", UNSET)
        flex: IronShaftFlex | Unset
        if isinstance(_flex, Unset):
            flex = UNSET
        else:
            flex = check_iron_shaft_flex(_flex)

        weight_grams = d.pop("weightGrams", UNSET)

        _material = d.pop("material", UNSET)
        material: ShaftMaterial | Unset
        if isinstance(_material, Unset):
            material = UNSET
        else:
            material = check_shaft_material(_material)

        _launch_profile = d.pop("launchProfile", UNSET)
        launch_profile: IronShaftLaunchProfile | Unset
        if isinstance(_launch_profile, Unset):
            launch_profile = UNSET
        else:
            launch_profile = check_iron_shaft_launch_profile(_launch_profile)

        iron_shaft = cls(
            flex=flex,
            weight_grams=weight_grams,
            material=material,
            launch_profile=launch_profile,
        )

        return iron_shaft
