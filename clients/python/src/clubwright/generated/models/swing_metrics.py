from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.strike_pattern import StrikePattern, check_strike_pattern
from ..models.swing_metrics_ball_flight import (
    SwingMetricsBallFlight,
    check_swing_metrics_ball_flight,
)
from ..models.usual_miss import UsualMiss, check_usual_miss
from ..models.usual_miss_size import UsualMissSize, check_usual_miss_size
from ..types import UNSET, Unset

T = TypeVar("T", bound="SwingMetrics")


@_attrs_define
class SwingMetrics:
    """Launch-monitor numbers. One of swingSpeed or ballSpeed is required."""

    swing_speed: float | Unset = UNSET
    """ Club head speed, mph, of the club fitted; iron: the 7-iron; fairway: the driver, unless fairwaySpeedSource
    is three_wood. """
    ball_speed: float | Unset = UNSET
    """ Ball speed off the face, mph. """
    launch_angle: float | Unset = UNSET
    """ Launch angle, degrees. """
    attack_angle: float | Unset = UNSET
    """ Attack angle, degrees; negative is down. """
    club_path: float | Unset = UNSET
    """ Club path, degrees; positive is right of target. """
    face_angle: float | Unset = UNSET
    """ Face angle, degrees; positive is right of target. """
    spin_rate: float | Unset = UNSET
    """ Back spin, rpm. """
    carry_distance: float | Unset = UNSET
    """ Carry, yards. """
    total_distance: float | Unset = UNSET
    """ Driver carry plus roll, yards. """
    peak_height: float | Unset = UNSET
    """ Highest point of the flight, feet. """
    landing_angle: float | Unset = UNSET
    """ Landing angle, degrees. """
    strike_pattern: StrikePattern | Unset = UNSET
    """ Where the ball meets the face. """
    miss_pattern: UsualMiss | Unset = UNSET
    """ Usual miss, either hand: fade is a slice, hook a big draw, both a two-way miss, straight also a push or
    pull. """
    miss_size: UsualMissSize | Unset = UNSET
    """ How far the miss curves; moderate or large may change head and weight. """
    ball_flight: SwingMetricsBallFlight | Unset = UNSET
    """ How high the ball flies, if launchAngle is unknown. Driver: taken as 9, 13 or 17 degrees. """

    def to_dict(self) -> dict[str, Any]:
        swing_speed = self.swing_speed

        ball_speed = self.ball_speed

        launch_angle = self.launch_angle

        attack_angle = self.attack_angle

        club_path = self.club_path

        face_angle = self.face_angle

        spin_rate = self.spin_rate

        carry_distance = self.carry_distance

        total_distance = self.total_distance

        peak_height = self.peak_height

        landing_angle = self.landing_angle

        strike_pattern: str | Unset = UNSET
        if not isinstance(self.strike_pattern, Unset):
            strike_pattern = self.strike_pattern

        miss_pattern: str | Unset = UNSET
        if not isinstance(self.miss_pattern, Unset):
            miss_pattern = self.miss_pattern

        miss_size: str | Unset = UNSET
        if not isinstance(self.miss_size, Unset):
            miss_size = self.miss_size

        ball_flight: str | Unset = UNSET
        if not isinstance(self.ball_flight, Unset):
            ball_flight = self.ball_flight

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if swing_speed is not UNSET:
            field_dict["swingSpeed"] = swing_speed
        if ball_speed is not UNSET:
            field_dict["ballSpeed"] = ball_speed
        if launch_angle is not UNSET:
            field_dict["launchAngle"] = launch_angle
        if attack_angle is not UNSET:
            field_dict["attackAngle"] = attack_angle
        if club_path is not UNSET:
            field_dict["clubPath"] = club_path
        if face_angle is not UNSET:
            field_dict["faceAngle"] = face_angle
        if spin_rate is not UNSET:
            field_dict["spinRate"] = spin_rate
        if carry_distance is not UNSET:
            field_dict["carryDistance"] = carry_distance
        if total_distance is not UNSET:
            field_dict["totalDistance"] = total_distance
        if peak_height is not UNSET:
            field_dict["peakHeight"] = peak_height
        if landing_angle is not UNSET:
            field_dict["landingAngle"] = landing_angle
        if strike_pattern is not UNSET:
            field_dict["strikePattern"] = strike_pattern
        if miss_pattern is not UNSET:
            field_dict["missPattern"] = miss_pattern
        if miss_size is not UNSET:
            field_dict["missSize"] = miss_size
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

        club_path = d.pop("clubPath", UNSET)

        face_angle = d.pop("faceAngle", UNSET)

        spin_rate = d.pop("spinRate", UNSET)

        carry_distance = d.pop("carryDistance", UNSET)

        total_distance = d.pop("totalDistance", UNSET)

        peak_height = d.pop("peakHeight", UNSET)

        landing_angle = d.pop("landingAngle", UNSET)

        _strike_pattern = d.pop("strikePattern", UNSET)
        strike_pattern: StrikePattern | Unset
        if isinstance(_strike_pattern, Unset):
            strike_pattern = UNSET
        else:
            strike_pattern = check_strike_pattern(_strike_pattern)

        _miss_pattern = d.pop("missPattern", UNSET)
        miss_pattern: UsualMiss | Unset
        if isinstance(_miss_pattern, Unset):
            miss_pattern = UNSET
        else:
            miss_pattern = check_usual_miss(_miss_pattern)

        _miss_size = d.pop("missSize", UNSET)
        miss_size: UsualMissSize | Unset
        if isinstance(_miss_size, Unset):
            miss_size = UNSET
        else:
            miss_size = check_usual_miss_size(_miss_size)

        _ball_flight = d.pop("ballFlight", UNSET)
        ball_flight: SwingMetricsBallFlight | Unset
        if isinstance(_ball_flight, Unset):
            ball_flight = UNSET
        else:
            ball_flight = check_swing_metrics_ball_flight(_ball_flight)

        swing_metrics = cls(
            swing_speed=swing_speed,
            ball_speed=ball_speed,
            launch_angle=launch_angle,
            attack_angle=attack_angle,
            club_path=club_path,
            face_angle=face_angle,
            spin_rate=spin_rate,
            carry_distance=carry_distance,
            total_distance=total_distance,
            peak_height=peak_height,
            landing_angle=landing_angle,
            strike_pattern=strike_pattern,
            miss_pattern=miss_pattern,
            miss_size=miss_size,
            ball_flight=ball_flight,
        )

        return swing_metrics
