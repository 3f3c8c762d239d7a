from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BuildWedgesItem")


@_attrs_define
class BuildWedgesItem:
    """A wedge of the set."""

    loft: float
    """ Loft, degrees. """
    bounce: float | None
    """ Bounce, degrees; null: unknown. """
    grind: None | str
    """ Maker's name for the sole; null: unknown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        loft = self.loft

        bounce: float | None
        bounce = self.bounce

        grind: None | str
        grind = self.grind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "loft": loft,
                "bounce": bounce,
                "grind": grind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        loft = d.pop("loft")

        def _parse_bounce(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        bounce = _parse_bounce(d.pop("bounce"))

        def _parse_grind(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        grind = _parse_grind(d.pop("grind"))

        build_wedges_item = cls(
            loft=loft,
            bounce=bounce,
            grind=grind,
        )

        build_wedges_item.additional_properties = d
        return build_wedges_item

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
