from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.scored_input_club_details_fairway_speed_source import (
    ScoredInputClubDetailsFairwaySpeedSource,
    check_scored_input_club_details_fairway_speed_source,
)
from ..models.scored_input_club_details_wedge_hit import (
    ScoredInputClubDetailsWedgeHit,
    check_scored_input_club_details_wedge_hit,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="ScoredInputClubDetails")


@_attrs_define
class ScoredInputClubDetails:
    """Fields that apply to one club type only."""

    fairway_speed_source: ScoredInputClubDetailsFairwaySpeedSource | Unset = UNSET
    """ The club used for the swing measurements. """
    driver_speed: float | Unset = UNSET
    """ Measured driver speed, mph. """
    seven_iron_speed: float | Unset = UNSET
    """ Measured 7-iron speed, mph. """
    wedge_hit: ScoredInputClubDetailsWedgeHit | Unset = UNSET
    """ Wedge that the numbers are for. """
    iron_fitting_id: str | Unset = UNSET
    """ The iron fitting whose shaft was carried over. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        fairway_speed_source: str | Unset = UNSET
        if not isinstance(self.fairway_speed_source, Unset):
            fairway_speed_source = self.fairway_speed_source

        driver_speed = self.driver_speed

        seven_iron_speed = self.seven_iron_speed

        wedge_hit: str | Unset = UNSET
        if not isinstance(self.wedge_hit, Unset):
            wedge_hit = self.wedge_hit

        iron_fitting_id = self.iron_fitting_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if fairway_speed_source is not UNSET:
            field_dict["fairwaySpeedSource"] = fairway_speed_source
        if driver_speed is not UNSET:
            field_dict["driverSpeed"] = driver_speed
        if seven_iron_speed is not UNSET:
            field_dict["sevenIronSpeed"] = seven_iron_speed
        if wedge_hit is not UNSET:
            field_dict["wedgeHit"] = wedge_hit
        if iron_fitting_id is not UNSET:
            field_dict["ironFittingId"] = iron_fitting_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _fairway_speed_source = d.pop("fairwaySpeedSource", UNSET)
        fairway_speed_source: ScoredInputClubDetailsFairwaySpeedSource | Unset
        if isinstance(_fairway_speed_source, Unset):
            fairway_speed_source = UNSET
        else:
            fairway_speed_source = check_scored_input_club_details_fairway_speed_source(_fairway_speed_source)

        driver_speed = d.pop("driverSpeed", UNSET)

        seven_iron_speed = d.pop("sevenIronSpeed", UNSET)

        _wedge_hit = d.pop("wedgeHit", UNSET)
        wedge_hit: ScoredInputClubDetailsWedgeHit | Unset
        if isinstance(_wedge_hit, Unset):
            wedge_hit = UNSET
        else:
            wedge_hit = check_scored_input_club_details_wedge_hit(_wedge_hit)

        iron_fitting_id = d.pop("ironFittingId", UNSET)

        scored_input_club_details = cls(
            fairway_speed_source=fairway_speed_source,
            driver_speed=driver_speed,
            seven_iron_speed=seven_iron_speed,
            wedge_hit=wedge_hit,
            iron_fitting_id=iron_fitting_id,
        )

        scored_input_club_details.additional_properties = d
        return scored_input_club_details

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
