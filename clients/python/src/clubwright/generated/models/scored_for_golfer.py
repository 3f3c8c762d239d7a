from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.miss_pattern import MissPattern, check_miss_pattern
from ..models.scored_for_golfer_preset_type_1 import (
    ScoredForGolferPresetType1,
    check_scored_for_golfer_preset_type_1,
)
from ..models.scored_for_golfer_preset_type_2_type_1 import (
    ScoredForGolferPresetType2Type1,
    check_scored_for_golfer_preset_type_2_type_1,
)
from ..models.scored_for_golfer_preset_type_3_type_1 import (
    ScoredForGolferPresetType3Type1,
    check_scored_for_golfer_preset_type_3_type_1,
)

T = TypeVar("T", bound="ScoredForGolfer")


@_attrs_define
class ScoredForGolfer:
    """The golfer in figures."""

    speed: float
    """ Driver speed, mph. """
    miss: MissPattern
    """ How the ball misses. """
    handicap: float | None
    """ Handicap; null: unknown. """
    needs_launch: bool
    """ The ball flies too low. """
    high_spin: bool
    """ The ball spins too much. """
    preset: None | ScoredForGolferPresetType1 | ScoredForGolferPresetType2Type1 | ScoredForGolferPresetType3Type1
    """ The preset that was sent; null: figures. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        speed = self.speed

        miss: str = self.miss

        handicap: float | None
        handicap = self.handicap

        needs_launch = self.needs_launch

        high_spin = self.high_spin

        preset: None | str
        if isinstance(self.preset, str):
            preset = self.preset
        elif isinstance(self.preset, str):
            preset = self.preset
        elif isinstance(self.preset, str):
            preset = self.preset
        else:
            preset = self.preset

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "speed": speed,
                "miss": miss,
                "handicap": handicap,
                "needsLaunch": needs_launch,
                "highSpin": high_spin,
                "preset": preset,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        speed = d.pop("speed")

        miss = check_miss_pattern(d.pop("miss"))

        def _parse_handicap(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        handicap = _parse_handicap(d.pop("handicap"))

        needs_launch = d.pop("needsLaunch")

        high_spin = d.pop("highSpin")

        def _parse_preset(
            data: object,
        ) -> None | ScoredForGolferPresetType1 | ScoredForGolferPresetType2Type1 | ScoredForGolferPresetType3Type1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                preset_type_1 = check_scored_for_golfer_preset_type_1(data)

                return preset_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                preset_type_2_type_1 = check_scored_for_golfer_preset_type_2_type_1(data)

                return preset_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                preset_type_3_type_1 = check_scored_for_golfer_preset_type_3_type_1(data)

                return preset_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                None | ScoredForGolferPresetType1 | ScoredForGolferPresetType2Type1 | ScoredForGolferPresetType3Type1,
                data,
            )

        preset = _parse_preset(d.pop("preset"))

        scored_for_golfer = cls(
            speed=speed,
            miss=miss,
            handicap=handicap,
            needs_launch=needs_launch,
            high_spin=high_spin,
            preset=preset,
        )

        scored_for_golfer.additional_properties = d
        return scored_for_golfer

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
