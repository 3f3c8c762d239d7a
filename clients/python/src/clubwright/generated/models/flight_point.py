from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FlightPoint")


@_attrs_define
class FlightPoint:
    """A point of the flight."""

    x_yards: float
    """ Distance, yards. """
    z_yards: float
    """ Height, yards. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        x_yards = self.x_yards

        z_yards = self.z_yards

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "xYards": x_yards,
                "zYards": z_yards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        x_yards = d.pop("xYards")

        z_yards = d.pop("zYards")

        flight_point = cls(
            x_yards=x_yards,
            z_yards=z_yards,
        )

        flight_point.additional_properties = d
        return flight_point

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
