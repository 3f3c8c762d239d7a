from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.grip_confidence import GripConfidence, check_grip_confidence
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
from ..models.grip_sizes_item import GripSizesItem, check_grip_sizes_item

if TYPE_CHECKING:
    from ..models.grip_size_detail_item import GripSizeDetailItem


T = TypeVar("T", bound="Grip")


@_attrs_define
class Grip:
    """A grip of the catalog."""

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
    sizes: list[GripSizesItem]
    """ Sizes it is made in. """
    size_detail: list[GripSizeDetailItem]
    """ What differs by size. """
    confidence: GripConfidence
    """ How well the catalog record is supported. high: figures seen in a published table; medium: recalled, or
    partly so. """
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

        sizes = []
        for sizes_item_data in self.sizes:
            sizes_item: str = sizes_item_data
            sizes.append(sizes_item)

        size_detail = []
        for size_detail_item_data in self.size_detail:
            size_detail_item = size_detail_item_data.to_dict()
            size_detail.append(size_detail_item)

        confidence: str = self.confidence

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
                "sizes": sizes,
                "sizeDetail": size_detail,
                "confidence": confidence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.grip_size_detail_item import GripSizeDetailItem  # noqa: PLC0415

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

        sizes = []
        _sizes = d.pop("sizes")
        for sizes_item_data in _sizes:
            sizes_item = check_grip_sizes_item(sizes_item_data)

            sizes.append(sizes_item)

        size_detail = []
        _size_detail = d.pop("sizeDetail")
        for size_detail_item_data in _size_detail:
            size_detail_item = GripSizeDetailItem.from_dict(size_detail_item_data)

            size_detail.append(size_detail_item)

        confidence = check_grip_confidence(d.pop("confidence"))

        grip = cls(
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
            sizes=sizes,
            size_detail=size_detail,
            confidence=confidence,
        )

        grip.additional_properties = d
        return grip

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
