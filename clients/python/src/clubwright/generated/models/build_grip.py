from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BuildGrip")


@_attrs_define
class BuildGrip:
    """The grip to order."""

    grip_id: None | str
    """ Id for the store link; null for the stock grip. """
    model: None | str
    """ Model; null: unknown. """
    size: str
    """ Size. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        grip_id: None | str
        grip_id = self.grip_id

        model: None | str
        model = self.model

        size = self.size

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gripId": grip_id,
                "model": model,
                "size": size,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_grip_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        grip_id = _parse_grip_id(d.pop("gripId"))

        def _parse_model(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        model = _parse_model(d.pop("model"))

        size = d.pop("size")

        build_grip = cls(
            grip_id=grip_id,
            model=model,
            size=size,
        )

        build_grip.additional_properties = d
        return build_grip

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
