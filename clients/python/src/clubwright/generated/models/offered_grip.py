from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.grip_model_firmness_type_1 import (
    GripModelFirmnessType1,
    check_grip_model_firmness_type_1,
)
from ..models.grip_model_firmness_type_2_type_1 import (
    GripModelFirmnessType2Type1,
    check_grip_model_firmness_type_2_type_1,
)
from ..models.grip_model_firmness_type_3_type_1 import (
    GripModelFirmnessType3Type1,
    check_grip_model_firmness_type_3_type_1,
)
from ..models.grip_model_reminder import GripModelReminder, check_grip_model_reminder
from ..models.grip_model_taper import GripModelTaper, check_grip_model_taper
from ..models.offered_grip_size import OfferedGripSize, check_offered_grip_size
from ..models.offered_grip_store_grip_size import (
    OfferedGripStoreGripSize,
    check_offered_grip_store_grip_size,
)

T = TypeVar("T", bound="OfferedGrip")


@_attrs_define
class OfferedGrip:
    """A grip that is made in the size."""

    grip_id: str
    """ Stable name of the grip. """
    brand: str
    """ Maker. """
    model: str
    """ Model. """
    material: None | str
    """ Material; null: unknown. """
    cord: bool
    """ It has cord in it. """
    price: float | None
    """ Price of one grip, US dollars; null unknown. """
    taper: GripModelTaper
    """ How much thinner the lower hand is. """
    firmness: GripModelFirmnessType1 | GripModelFirmnessType2Type1 | GripModelFirmnessType3Type1 | None
    """ Firmness; null: unknown. """
    reminder: GripModelReminder
    """ Shape under the fingers. """
    club_types: list[ClubType]
    """ Clubs it is made for. """
    size: OfferedGripSize
    """ The recommended size, in which it is made. """
    store_grip_size: OfferedGripStoreGripSize
    """ For `gripSize` of the store link. """
    weight_grams: float | None
    """ Weight in this size, grams; null where not published. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        grip_id = self.grip_id

        brand = self.brand

        model = self.model

        material: None | str
        material = self.material

        cord = self.cord

        price: float | None
        price = self.price

        taper: str = self.taper

        firmness: None | str
        if isinstance(self.firmness, str):
            firmness = self.firmness
        elif isinstance(self.firmness, str):
            firmness = self.firmness
        elif isinstance(self.firmness, str):
            firmness = self.firmness
        else:
            firmness = self.firmness

        reminder: str = self.reminder

        club_types = []
        for club_types_item_data in self.club_types:
            club_types_item: str = club_types_item_data
            club_types.append(club_types_item)

        size: str = self.size

        store_grip_size: str = self.store_grip_size

        weight_grams: float | None
        weight_grams = self.weight_grams

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gripId": grip_id,
                "brand": brand,
                "model": model,
                "material": material,
                "cord": cord,
                "price": price,
                "taper": taper,
                "firmness": firmness,
                "reminder": reminder,
                "clubTypes": club_types,
                "size": size,
                "storeGripSize": store_grip_size,
                "weightGrams": weight_grams,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        grip_id = d.pop("gripId")

        brand = d.pop("brand")

        model = d.pop("model")

        def _parse_material(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        material = _parse_material(d.pop("material"))

        cord = d.pop("cord")

        def _parse_price(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        price = _parse_price(d.pop("price"))

        taper = check_grip_model_taper(d.pop("taper"))

        def _parse_firmness(
            data: object,
        ) -> GripModelFirmnessType1 | GripModelFirmnessType2Type1 | GripModelFirmnessType3Type1 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                firmness_type_1 = check_grip_model_firmness_type_1(data)

                return firmness_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                firmness_type_2_type_1 = check_grip_model_firmness_type_2_type_1(data)

                return firmness_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                firmness_type_3_type_1 = check_grip_model_firmness_type_3_type_1(data)

                return firmness_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GripModelFirmnessType1 | GripModelFirmnessType2Type1 | GripModelFirmnessType3Type1 | None, data)

        firmness = _parse_firmness(d.pop("firmness"))

        reminder = check_grip_model_reminder(d.pop("reminder"))

        club_types = []
        _club_types = d.pop("clubTypes")
        for club_types_item_data in _club_types:
            club_types_item = check_club_type(club_types_item_data)

            club_types.append(club_types_item)

        size = check_offered_grip_size(d.pop("size"))

        store_grip_size = check_offered_grip_store_grip_size(d.pop("storeGripSize"))

        def _parse_weight_grams(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        weight_grams = _parse_weight_grams(d.pop("weightGrams"))

        offered_grip = cls(
            grip_id=grip_id,
            brand=brand,
            model=model,
            material=material,
            cord=cord,
            price=price,
            taper=taper,
            firmness=firmness,
            reminder=reminder,
            club_types=club_types,
            size=size,
            store_grip_size=store_grip_size,
            weight_grams=weight_grams,
        )

        offered_grip.additional_properties = d
        return offered_grip

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
