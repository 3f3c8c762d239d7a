from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.launch_profile import LaunchProfile, check_launch_profile
from ..models.shaft_confidence import ShaftConfidence, check_shaft_confidence
from ..models.shaft_material import ShaftMaterial, check_shaft_material
from ..models.shaft_spin_type_1 import ShaftSpinType1, check_shaft_spin_type_1
from ..models.shaft_spin_type_2_type_1 import (
    ShaftSpinType2Type1,
    check_shaft_spin_type_2_type_1,
)
from ..models.shaft_spin_type_3_type_1 import (
    ShaftSpinType3Type1,
    check_shaft_spin_type_3_type_1,
)
from ..models.shaft_tempo import ShaftTempo, check_shaft_tempo
from ..models.shaft_tip import ShaftTip, check_shaft_tip

if TYPE_CHECKING:
    from ..models.shaft_flexes_item import ShaftFlexesItem


T = TypeVar("T", bound="Shaft")


@_attrs_define
class Shaft:
    """A shaft of the catalog."""

    shaft_id: str
    """ Stable name of the shaft. """
    brand: str
    """ Maker. """
    model: str
    """ Model with its weight. """
    family: str
    """ Line: the same profile in other weights. """
    club_types: list[ClubType]
    """ Clubs it is made for. """
    material: ShaftMaterial
    """ What a shaft is made of. """
    weight_band: str
    """ Ten-gram band that holds the weight. """
    flexes: list[ShaftFlexesItem]
    """ Flexes it is made in. """
    launch: LaunchProfile
    """ Low to high. """
    spin: None | ShaftSpinType1 | ShaftSpinType2Type1 | ShaftSpinType3Type1
    """ Spin of the shaft; null: unknown. """
    tip: ShaftTip
    """ Stiffness of the tip. """
    tempo: ShaftTempo
    """ Tempo it is made for. """
    aftermarket_price: float | None
    """ Price of the shaft on its own, US dollars; null unknown. """
    year: int | None
    """ First year sold; null: unknown. """
    aftermarket: bool
    """ false: stock only. """
    confidence: ShaftConfidence
    """ How well the catalog record is supported. high: figures seen in a published table; medium: recalled, or
    partly so. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shaft_id = self.shaft_id

        brand = self.brand

        model = self.model

        family = self.family

        club_types = []
        for club_types_item_data in self.club_types:
            club_types_item: str = club_types_item_data
            club_types.append(club_types_item)

        material: str = self.material

        weight_band = self.weight_band

        flexes = []
        for flexes_item_data in self.flexes:
            flexes_item = flexes_item_data.to_dict()
            flexes.append(flexes_item)

        launch: str = self.launch

        spin: None | str
        if isinstance(self.spin, str):
            spin = self.spin
        elif isinstance(self.spin, str):
            spin = self.spin
        elif isinstance(self.spin, str):
            spin = self.spin
        else:
            spin = self.spin

        tip: str = self.tip

        tempo: str = self.tempo

        aftermarket_price: float | None
        aftermarket_price = self.aftermarket_price

        year: int | None
        year = self.year

        aftermarket = self.aftermarket

        confidence: str = self.confidence

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shaftId": shaft_id,
                "brand": brand,
                "model": model,
                "family": family,
                "clubTypes": club_types,
                "material": material,
                "weightBand": weight_band,
                "flexes": flexes,
                "launch": launch,
                "spin": spin,
                "tip": tip,
                "tempo": tempo,
                "aftermarketPrice": aftermarket_price,
                "year": year,
                "aftermarket": aftermarket,
                "confidence": confidence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.shaft_flexes_item import ShaftFlexesItem  # noqa: PLC0415

        d = dict(src_dict)
        shaft_id = d.pop("shaftId")

        brand = d.pop("brand")

        model = d.pop("model")

        family = d.pop("family")

        club_types = []
        _club_types = d.pop("clubTypes")
        for club_types_item_data in _club_types:
            club_types_item = check_club_type(club_types_item_data)

            club_types.append(club_types_item)

        material = check_shaft_material(d.pop("material"))

        weight_band = d.pop("weightBand")

        flexes = []
        _flexes = d.pop("flexes")
        for flexes_item_data in _flexes:
            flexes_item = ShaftFlexesItem.from_dict(flexes_item_data)

            flexes.append(flexes_item)

        launch = check_launch_profile(d.pop("launch"))

        def _parse_spin(data: object) -> None | ShaftSpinType1 | ShaftSpinType2Type1 | ShaftSpinType3Type1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                spin_type_1 = check_shaft_spin_type_1(data)

                return spin_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                spin_type_2_type_1 = check_shaft_spin_type_2_type_1(data)

                return spin_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                spin_type_3_type_1 = check_shaft_spin_type_3_type_1(data)

                return spin_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShaftSpinType1 | ShaftSpinType2Type1 | ShaftSpinType3Type1, data)

        spin = _parse_spin(d.pop("spin"))

        tip = check_shaft_tip(d.pop("tip"))

        tempo = check_shaft_tempo(d.pop("tempo"))

        def _parse_aftermarket_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        aftermarket_price = _parse_aftermarket_price(d.pop("aftermarketPrice"))

        def _parse_year(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        year = _parse_year(d.pop("year"))

        aftermarket = d.pop("aftermarket")

        confidence = check_shaft_confidence(d.pop("confidence"))

        shaft = cls(
            shaft_id=shaft_id,
            brand=brand,
            model=model,
            family=family,
            club_types=club_types,
            material=material,
            weight_band=weight_band,
            flexes=flexes,
            launch=launch,
            spin=spin,
            tip=tip,
            tempo=tempo,
            aftermarket_price=aftermarket_price,
            year=year,
            aftermarket=aftermarket,
            confidence=confidence,
        )

        shaft.additional_properties = d
        return shaft

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
