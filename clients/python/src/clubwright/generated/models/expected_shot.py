from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ExpectedShot")


@_attrs_define
class ExpectedShot:
    """The expected shot."""

    ball_speed_mph: float
    """ Ball speed, mph. """
    launch_deg: float
    """ Launch angle, degrees. """
    spin_rpm: float
    """ Back spin, rpm. """
    carry_yards: float
    """ Carry, yards. """
    total_yards: float
    """ Carry plus roll, yards. """
    peak_feet: float
    """ Highest point, feet. """
    landing_deg: float
    """ Landing angle, degrees. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ball_speed_mph = self.ball_speed_mph

        launch_deg = self.launch_deg

        spin_rpm = self.spin_rpm

        carry_yards = self.carry_yards

        total_yards = self.total_yards

        peak_feet = self.peak_feet

        landing_deg = self.landing_deg

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ballSpeedMph": ball_speed_mph,
                "launchDeg": launch_deg,
                "spinRpm": spin_rpm,
                "carryYards": carry_yards,
                "totalYards": total_yards,
                "peakFeet": peak_feet,
                "landingDeg": landing_deg,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ball_speed_mph = d.pop("ballSpeedMph")

        launch_deg = d.pop("launchDeg")

        spin_rpm = d.pop("spinRpm")

        carry_yards = d.pop("carryYards")

        total_yards = d.pop("totalYards")

        peak_feet = d.pop("peakFeet")

        landing_deg = d.pop("landingDeg")

        expected_shot = cls(
            ball_speed_mph=ball_speed_mph,
            launch_deg=launch_deg,
            spin_rpm=spin_rpm,
            carry_yards=carry_yards,
            total_yards=total_yards,
            peak_feet=peak_feet,
            landing_deg=landing_deg,
        )

        expected_shot.additional_properties = d
        return expected_shot

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
