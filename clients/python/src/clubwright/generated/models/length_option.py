from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LengthOption")


@_attrs_define
class LengthOption:
    """A length."""

    id: str
    """ Id for the store link: its `length`. """
    offset_in: float
    """ Inches from standard. """
    length_in: float | None
    """ Inches, for the strongest loft; irons: for the 7-iron; null: unknown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        offset_in = self.offset_in

        length_in: float | None
        length_in = self.length_in

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "offsetIn": offset_in,
                "lengthIn": length_in,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        offset_in = d.pop("offsetIn")

        def _parse_length_in(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        length_in = _parse_length_in(d.pop("lengthIn"))

        length_option = cls(
            id=id,
            offset_in=offset_in,
            length_in=length_in,
        )

        length_option.additional_properties = d
        return length_option

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
