from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.golfer_figures_gender import (
    GolferFiguresGender,
    check_golfer_figures_gender,
)
from ..models.golfer_figures_miss import GolferFiguresMiss, check_golfer_figures_miss
from ..models.golfer_figures_miss_pattern import (
    GolferFiguresMissPattern,
    check_golfer_figures_miss_pattern,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="GolferFigures")


@_attrs_define
class GolferFigures:
    """A golfer described by figures."""

    speed: float | Unset = UNSET
    """ Driver speed, mph. Without any: a typical 93. """
    swing_speed: float | Unset = UNSET
    """ Another name for speed. """
    driver_speed: float | Unset = UNSET
    """ Another name for speed. """
    club_speed: float | Unset = UNSET
    """ Another name for speed. """
    seven_iron_speed: float | Unset = UNSET
    """ 7-iron speed, mph; x 1.20 is driver speed. """
    ball_speed: float | Unset = UNSET
    """ Driver ball speed, mph; read at smash 1.45. """
    miss: GolferFiguresMiss | Unset = UNSET
    """ Usual miss; default straight. """
    miss_pattern: GolferFiguresMissPattern | Unset = UNSET
    """ Another name for miss. """
    handicap: float | Unset = UNSET
    """ Handicap index. """
    gender: GolferFiguresGender | Unset = UNSET
    """ female: women's clubs are not scored lower. """
    age: int | Unset = UNSET
    """ 12 and under: junior clubs are not scored lower. """
    needs_launch: bool | Unset = UNSET
    """ The ball flies too low. """
    launch_angle: float | Unset = UNSET
    """ Driver launch, degrees; under 11 needs launch. """
    high_spin: bool | Unset = UNSET
    """ The ball spins too much. """
    spin_rate: float | Unset = UNSET
    """ Driver spin, rpm; over 3,000 is high. """

    def to_dict(self) -> dict[str, Any]:
        speed = self.speed

        swing_speed = self.swing_speed

        driver_speed = self.driver_speed

        club_speed = self.club_speed

        seven_iron_speed = self.seven_iron_speed

        ball_speed = self.ball_speed

        miss: str | Unset = UNSET
        if not isinstance(self.miss, Unset):
            miss = self.miss

        miss_pattern: str | Unset = UNSET
        if not isinstance(self.miss_pattern, Unset):
            miss_pattern = self.miss_pattern

        handicap = self.handicap

        gender: str | Unset = UNSET
        if not isinstance(self.gender, Unset):
            gender = self.gender

        age = self.age

        needs_launch = self.needs_launch

        launch_angle = self.launch_angle

        high_spin = self.high_spin

        spin_rate = self.spin_rate

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if speed is not UNSET:
            field_dict["speed"] = speed
        if swing_speed is not UNSET:
            field_dict["swingSpeed"] = swing_speed
        if driver_speed is not UNSET:
            field_dict["driverSpeed"] = driver_speed
        if club_speed is not UNSET:
            field_dict["clubSpeed"] = club_speed
        if seven_iron_speed is not UNSET:
            field_dict["sevenIronSpeed"] = seven_iron_speed
        if ball_speed is not UNSET:
            field_dict["ballSpeed"] = ball_speed
        if miss is not UNSET:
            field_dict["miss"] = miss
        if miss_pattern is not UNSET:
            field_dict["missPattern"] = miss_pattern
        if handicap is not UNSET:
            field_dict["handicap"] = handicap
        if gender is not UNSET:
            field_dict["gender"] = gender
        if age is not UNSET:
            field_dict["age"] = age
        if needs_launch is not UNSET:
            field_dict["needsLaunch"] = needs_launch
        if launch_angle is not UNSET:
            field_dict["launchAngle"] = launch_angle
        if high_spin is not UNSET:
            field_dict["highSpin"] = high_spin
        if spin_rate is not UNSET:
            field_dict["spinRate"] = spin_rate

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        speed = d.pop("speed", UNSET)

        swing_speed = d.pop("swingSpeed", UNSET)

        driver_speed = d.pop("driverSpeed", UNSET)

        club_speed = d.pop("clubSpeed", UNSET)

        seven_iron_speed = d.pop("sevenIronSpeed", UNSET)

        ball_speed = d.pop("ballSpeed", UNSET)

        _miss = d.pop("miss", UNSET)
        miss: GolferFiguresMiss | Unset
        if isinstance(_miss, Unset):
            miss = UNSET
        else:
            miss = check_golfer_figures_miss(_miss)

        _miss_pattern = d.pop("missPattern", UNSET)
        miss_pattern: GolferFiguresMissPattern | Unset
        if isinstance(_miss_pattern, Unset):
            miss_pattern = UNSET
        else:
            miss_pattern = check_golfer_figures_miss_pattern(_miss_pattern)

        handicap = d.pop("handicap", UNSET)

        _gender = d.pop("gender", UNSET)
        gender: GolferFiguresGender | Unset
        if isinstance(_gender, Unset):
            gender = UNSET
        else:
            gender = check_golfer_figures_gender(_gender)

        age = d.pop("age", UNSET)

        needs_launch = d.pop("needsLaunch", UNSET)

        launch_angle = d.pop("launchAngle", UNSET)

        high_spin = d.pop("highSpin", UNSET)

        spin_rate = d.pop("spinRate", UNSET)

        golfer_figures = cls(
            speed=speed,
            swing_speed=swing_speed,
            driver_speed=driver_speed,
            club_speed=club_speed,
            seven_iron_speed=seven_iron_speed,
            ball_speed=ball_speed,
            miss=miss,
            miss_pattern=miss_pattern,
            handicap=handicap,
            gender=gender,
            age=age,
            needs_launch=needs_launch,
            launch_angle=launch_angle,
            high_spin=high_spin,
            spin_rate=spin_rate,
        )

        return golfer_figures
