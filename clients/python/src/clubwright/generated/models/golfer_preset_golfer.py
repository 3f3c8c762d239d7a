from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.golfer_preset_golfer_miss import (
    GolferPresetGolferMiss,
    check_golfer_preset_golfer_miss,
)

T = TypeVar("T", bound="GolferPresetGolfer")


@_attrs_define
class GolferPresetGolfer:
    """The golfer in figures."""

    speed: float
    """ Driver speed, mph. """
    miss: GolferPresetGolferMiss
    """ Usual miss. """
    handicap: float
    """ Handicap. """
    needs_launch: bool
    """ The ball flies too low. """
    high_spin: bool
    """ The ball spins too much. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        speed = self.speed

        miss: str = self.miss

        handicap = self.handicap

        needs_launch = self.needs_launch

        high_spin = self.high_spin

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "speed": speed,
                "miss": miss,
                "handicap": handicap,
                "needsLaunch": needs_launch,
                "highSpin": high_spin,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        speed = d.pop("speed")

        miss = check_golfer_preset_golfer_miss(d.pop("miss"))

        handicap = d.pop("handicap")

        needs_launch = d.pop("needsLaunch")

        high_spin = d.pop("highSpin")

        golfer_preset_golfer = cls(
            speed=speed,
            miss=miss,
            handicap=handicap,
            needs_launch=needs_launch,
            high_spin=high_spin,
        )

        golfer_preset_golfer.additional_properties = d
        return golfer_preset_golfer

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
