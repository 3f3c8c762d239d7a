from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="CurrentEquipment")


@_attrs_define
class CurrentEquipment:
    """The club the golfer plays now."""

    loft: float | Unset = UNSET
    """ Loft being fitted, degrees: fairway 12-23, hybrid 17-28, wedge 44-62 (default 52, or set by wedgeHit).
    Driver 6-20; iron: 7-iron loft 20-45. """
    brand: str | Unset = UNSET
    """ Brand of the current club. """
    model: str | Unset = UNSET
    """ Model: a value of the club-model list, "model (year)", an id, or its name. """
    shaft_model: str | Unset = UNSET
    """ Shaft of the current club. """
    length: float | Unset = UNSET
    """ Length of the current club, inches. """
    shaft_weight: float | Unset = UNSET
    """ Shaft weight of the current club, grams. """

    def to_dict(self) -> dict[str, Any]:
        loft = self.loft

        brand = self.brand

        model = self.model

        shaft_model = self.shaft_model

        length = self.length

        shaft_weight = self.shaft_weight

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if loft is not UNSET:
            field_dict["loft"] = loft
        if brand is not UNSET:
            field_dict["brand"] = brand
        if model is not UNSET:
            field_dict["model"] = model
        if shaft_model is not UNSET:
            field_dict["shaftModel"] = shaft_model
        if length is not UNSET:
            field_dict["length"] = length
        if shaft_weight is not UNSET:
            field_dict["shaftWeight"] = shaft_weight

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        loft = d.pop("loft", UNSET)

        brand = d.pop("brand", UNSET)

        model = d.pop("model", UNSET)

        shaft_model = d.pop("shaftModel", UNSET)

        length = d.pop("length", UNSET)

        shaft_weight = d.pop("shaftWeight", UNSET)

        current_equipment = cls(
            loft=loft,
            brand=brand,
            model=model,
            shaft_model=shaft_model,
            length=length,
            shaft_weight=shaft_weight,
        )

        return current_equipment
