from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LieOption")


@_attrs_define
class LieOption:
    """A lie."""

    id: str
    """ Id for the store link: its `lie`. """
    offset_deg: float
    """ Degrees from standard, positive upright. """
    lie_deg: float | None
    """ Lie, degrees; null: unknown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        offset_deg = self.offset_deg

        lie_deg: float | None
        lie_deg = self.lie_deg

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "offsetDeg": offset_deg,
                "lieDeg": lie_deg,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        offset_deg = d.pop("offsetDeg")

        def _parse_lie_deg(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        lie_deg = _parse_lie_deg(d.pop("lieDeg"))

        lie_option = cls(
            id=id,
            offset_deg=offset_deg,
            lie_deg=lie_deg,
        )

        lie_option.additional_properties = d
        return lie_option

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
