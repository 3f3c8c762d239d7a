from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.miss_pattern import MissPattern, check_miss_pattern
from ..models.miss_size import MissSize, check_miss_size
from ..models.scored_input_swing_metrics_ball_flight import (
    ScoredInputSwingMetricsBallFlight,
    check_scored_input_swing_metrics_ball_flight,
)
from ..models.strike_pattern import StrikePattern, check_strike_pattern
from ..types import UNSET, Unset

T = TypeVar("T", bound="ScoredInputSwingMetrics")


@_attrs_define
class ScoredInputSwingMetrics:
    """Launch-monitor numbers."""

    swing_speed: float | Unset = UNSET
    """ Club head speed, mph. """
    ball_speed: float | Unset = UNSET
    """ Ball speed, mph. """
    launch_angle: float | Unset = UNSET
    """ Launch angle, degrees. """
    attack_angle: float | Unset = UNSET
    """ Attack angle, degrees. """
    spin_rate: float | Unset = UNSET
    """ Back spin, rpm. """
    miss_pattern: MissPattern | Unset = UNSET
    """ How the ball misses. """
    miss_size: MissSize | Unset = UNSET
    """ How far a miss curves. """
    strike_pattern: StrikePattern | Unset = UNSET
    """ Where the ball meets the face. """
    ball_flight: ScoredInputSwingMetricsBallFlight | Unset = UNSET
    """ Height of the ball flight. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        swing_speed = self.swing_speed

        ball_speed = self.ball_speed

        launch_angle = self.launch_angle

        attack_angle = self.attack_angle

        spin_rate = self.spin_rate

        miss_pattern: str | Unset = UNSET
        if not isinstance(self.miss_pattern, Unset):
            miss_pattern = self.miss_pattern

        miss_size: str | Unset = UNSET
        if not isinstance(self.miss_size, Unset):
            miss_size = self.miss_size

        strike_pattern: str | Unset = UNSET
        if not isinstance(self.strike_pattern, Unset):
            strike_pattern = self.strike_pattern

        ball_flight: str | Unset = UNSET
        if not isinstance(self.ball_flight, Unset):
            ball_flight = self.ball_flight

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if swing_speed is not UNSET:
            field_dict["swingSpeed"] = swing_speed
        if ball_speed is not UNSET:
            field_dict["ballSpeed"] = ball_speed
        if launch_angle is not UNSET:
            field_dict["launchAngle"] = launch_angle
        if attack_angle is not UNSET:
            field_dict["attackAngle"] = attack_angle
        if spin_rate is not UNSET:
            field_dict["spinRate"] = spin_rate
        if miss_pattern is not UNSET:
            field_dict["missPattern"] = miss_pattern
        if miss_size is not UNSET:
            field_dict["missSize"] = miss_size
        if strike_pattern is not UNSET:
            field_dict["strikePattern"] = strike_pattern
        if ball_flight is not UNSET:
            field_dict["ballFlight"] = ball_flight

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        swing_speed = d.pop("swingSpeed", UNSET)

        ball_speed = d.pop("ballSpeed", UNSET)

        launch_angle = d.pop("launchAngle", UNSET)

        attack_angle = d.pop("attackAngle", UNSET)

        spin_rate = d.pop("spinRate", UNSET)

        _miss_pattern = d.pop("missPattern", UNSET)
        miss_pattern: MissPattern | Unset
        if isinstance(_miss_pattern, Unset):
            miss_pattern = UNSET
        else:
            miss_pattern = check_miss_pattern(_miss_pattern)

        _miss_size = d.pop("missSize", UNSET)
        miss_size: MissSize | Unset
        if isinstance(_miss_size, Unset):
            miss_size = UNSET
        else:
            miss_size = check_miss_size(_miss_size)

        _strike_pattern = d.pop("strikePattern", UNSET)
        strike_pattern: StrikePattern | Unset
        if isinstance(_strike_pattern, Unset):
            strike_pattern = UNSET
        else:
            strike_pattern = check_strike_pattern(_strike_pattern)

        _ball_flight = d.pop("ballFlight", UNSET)
        ball_flight: ScoredInputSwingMetricsBallFlight | Unset
        if isinstance(_ball_flight, Unset):
            ball_flight = UNSET
        else:
            ball_flight = check_scored_input_swing_metrics_ball_flight(_ball_flight)

        scored_input_swing_metrics = cls(
            swing_speed=swing_speed,
            ball_speed=ball_speed,
            launch_angle=launch_angle,
            attack_angle=attack_angle,
            spin_rate=spin_rate,
            miss_pattern=miss_pattern,
            miss_size=miss_size,
            strike_pattern=strike_pattern,
            ball_flight=ball_flight,
        )

        scored_input_swing_metrics.additional_properties = d
        return scored_input_swing_metrics

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
