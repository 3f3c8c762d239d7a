from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="FittingMetaGolfer")


@_attrs_define
class FittingMetaGolfer:
    """The facts by which the catalog evidence compares golfers."""

    driver_speed_mph: float
    """ Driver speed, or driver-equivalent, mph. """
    handicap: float | None
    """ Effective handicap; null: unknown. """
    rules: list[str] | Unset = UNSET
    """ Ours: ids of the rules behind both; see /v1/rules/{id}. Not in older fittings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        driver_speed_mph = self.driver_speed_mph

        handicap: float | None
        handicap = self.handicap

        rules: list[str] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "driverSpeedMph": driver_speed_mph,
                "handicap": handicap,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        driver_speed_mph = d.pop("driverSpeedMph")

        def _parse_handicap(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        handicap = _parse_handicap(d.pop("handicap"))

        rules = cast(list[str], d.pop("rules", UNSET))

        fitting_meta_golfer = cls(
            driver_speed_mph=driver_speed_mph,
            handicap=handicap,
            rules=rules,
        )

        fitting_meta_golfer.additional_properties = d
        return fitting_meta_golfer

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
