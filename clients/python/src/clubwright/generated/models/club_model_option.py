from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ClubModelOption")


@_attrs_define
class ClubModelOption:
    """A generation of a club."""

    label: str
    """ Text to show to people. """
    value: str
    """ For `currentEquipment.model`: model (year). """
    brand: str
    """ For `currentEquipment.brand`. """
    model: str
    """ Model. """
    year: int
    """ First year sold. """
    year_label: str
    """ The year in words, such as "about 2015" if it is approximate. """
    estimate: bool
    """ The year is approximate. """
    note: None | str
    """ What distinguishes it from clubs of the same name, or null. """
    image: None | str
    """ Picture; null unless the catalog has exactly this generation. """
    head_id: None | str
    """ The head of exactly this generation; null if the catalog does not have it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        label = self.label

        value = self.value

        brand = self.brand

        model = self.model

        year = self.year

        year_label = self.year_label

        estimate = self.estimate

        note: None | str
        note = self.note

        image: None | str
        image = self.image

        head_id: None | str
        head_id = self.head_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "label": label,
                "value": value,
                "brand": brand,
                "model": model,
                "year": year,
                "yearLabel": year_label,
                "estimate": estimate,
                "note": note,
                "image": image,
                "headId": head_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        label = d.pop("label")

        value = d.pop("value")

        brand = d.pop("brand")

        model = d.pop("model")

        year = d.pop("year")

        year_label = d.pop("yearLabel")

        estimate = d.pop("estimate")

        def _parse_note(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        note = _parse_note(d.pop("note"))

        def _parse_image(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        image = _parse_image(d.pop("image"))

        def _parse_head_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        head_id = _parse_head_id(d.pop("headId"))

        club_model_option = cls(
            label=label,
            value=value,
            brand=brand,
            model=model,
            year=year,
            year_label=year_label,
            estimate=estimate,
            note=note,
            image=image,
            head_id=head_id,
        )

        club_model_option.additional_properties = d
        return club_model_option

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
