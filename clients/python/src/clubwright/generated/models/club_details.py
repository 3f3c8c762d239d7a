from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.club_details_fairway_designation import (
    ClubDetailsFairwayDesignation,
    check_club_details_fairway_designation,
)
from ..models.club_details_fairway_speed_source import (
    ClubDetailsFairwaySpeedSource,
    check_club_details_fairway_speed_source,
)
from ..models.club_details_lob_wedge_full_swing import (
    ClubDetailsLobWedgeFullSwing,
    check_club_details_lob_wedge_full_swing,
)
from ..models.club_details_wedge_hit import (
    ClubDetailsWedgeHit,
    check_club_details_wedge_hit,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.iron_shaft import IronShaft


T = TypeVar("T", bound="ClubDetails")


@_attrs_define
class ClubDetails:
    """Fields that apply to one club type only."""

    fairway_designation: ClubDetailsFairwayDesignation | Unset = UNSET
    """ Fairway: which wood to fit. """
    fairway_speed_source: ClubDetailsFairwaySpeedSource | Unset = UNSET
    """ Fairway: the club that the speed is for; default driver. """
    driver_speed: float | Unset = UNSET
    """ Fairway, hybrid: driver speed, mph. """
    seven_iron_speed: float | Unset = UNSET
    """ Wedge: 7-iron speed, mph. """
    pw_loft: float | Unset = UNSET
    """ Wedge: loft of the pitching wedge, degrees. """
    lob_wedge_full_swing: ClubDetailsLobWedgeFullSwing | Unset = UNSET
    """ Wedge: is it hit with a full swing? """
    wedge_hit: ClubDetailsWedgeHit | Unset = UNSET
    """ Wedge: the club that the numbers are for. AW, UW: gap wedge. """
    iron_fitting_id: str | Unset = UNSET
    """ Wedge: an iron fitting of this account, whose shaft and 7-iron speed carry over. """
    iron_shaft: IronShaft | Unset = UNSET
    """ Iron shaft that the wedges should match, if there is no ironFittingId. """

    def to_dict(self) -> dict[str, Any]:
        fairway_designation: str | Unset = UNSET
        if not isinstance(self.fairway_designation, Unset):
            fairway_designation = self.fairway_designation

        fairway_speed_source: str | Unset = UNSET
        if not isinstance(self.fairway_speed_source, Unset):
            fairway_speed_source = self.fairway_speed_source

        driver_speed = self.driver_speed

        seven_iron_speed = self.seven_iron_speed

        pw_loft = self.pw_loft

        lob_wedge_full_swing: str | Unset = UNSET
        if not isinstance(self.lob_wedge_full_swing, Unset):
            lob_wedge_full_swing = self.lob_wedge_full_swing

        wedge_hit: str | Unset = UNSET
        if not isinstance(self.wedge_hit, Unset):
            wedge_hit = self.wedge_hit

        iron_fitting_id = self.iron_fitting_id

        iron_shaft: dict[str, Any] | Unset = UNSET
        if not isinstance(self.iron_shaft, Unset):
            iron_shaft = self.iron_shaft.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if fairway_designation is not UNSET:
            field_dict["fairwayDesignation"] = fairway_designation
        if fairway_speed_source is not UNSET:
            field_dict["fairwaySpeedSource"] = fairway_speed_source
        if driver_speed is not UNSET:
            field_dict["driverSpeed"] = driver_speed
        if seven_iron_speed is not UNSET:
            field_dict["sevenIronSpeed"] = seven_iron_speed
        if pw_loft is not UNSET:
            field_dict["pwLoft"] = pw_loft
        if lob_wedge_full_swing is not UNSET:
            field_dict["lobWedgeFullSwing"] = lob_wedge_full_swing
        if wedge_hit is not UNSET:
            field_dict["wedgeHit"] = wedge_hit
        if iron_fitting_id is not UNSET:
            field_dict["ironFittingId"] = iron_fitting_id
        if iron_shaft is not UNSET:
            field_dict["ironShaft"] = iron_shaft

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.iron_shaft import IronShaft  # noqa: PLC0415

        d = dict(src_dict)
        _fairway_designation = d.pop("fairwayDesignation", UNSET)
        fairway_designation: ClubDetailsFairwayDesignation | Unset
        if isinstance(_fairway_designation, Unset):
            fairway_designation = UNSET
        else:
            fairway_designation = check_club_details_fairway_designation(_fairway_designation)

        _fairway_speed_source = d.pop("fairwaySpeedSource", UNSET)
        fairway_speed_source: ClubDetailsFairwaySpeedSource | Unset
        if isinstance(_fairway_speed_source, Unset):
            fairway_speed_source = UNSET
        else:
            fairway_speed_source = check_club_details_fairway_speed_source(_fairway_speed_source)

        driver_speed = d.pop("driverSpeed", UNSET)

        seven_iron_speed = d.pop("sevenIronSpeed", UNSET)

        pw_loft = d.pop("pwLoft", UNSET)

        _lob_wedge_full_swing = d.pop("lobWedgeFullSwing", UNSET)
        lob_wedge_full_swing: ClubDetailsLobWedgeFullSwing | Unset
        if isinstance(_lob_wedge_full_swing, Unset):
            lob_wedge_full_swing = UNSET
        else:
            lob_wedge_full_swing = check_club_details_lob_wedge_full_swing(_lob_wedge_full_swing)

        _wedge_hit = d.pop("wedgeHit", UNSET)
        wedge_hit: ClubDetailsWedgeHit | Unset
        if isinstance(_wedge_hit, Unset):
            wedge_hit = UNSET
        else:
            wedge_hit = check_club_details_wedge_hit(_wedge_hit)

        iron_fitting_id = d.pop("ironFittingId", UNSET)

        _iron_shaft = d.pop("ironShaft", UNSET)
        iron_shaft: IronShaft | Unset
        if isinstance(_iron_shaft, Unset):
            iron_shaft = UNSET
        else:
            iron_shaft = IronShaft.from_dict(_iron_shaft)

        club_details = cls(
            fairway_designation=fairway_designation,
            fairway_speed_source=fairway_speed_source,
            driver_speed=driver_speed,
            seven_iron_speed=seven_iron_speed,
            pw_loft=pw_loft,
            lob_wedge_full_swing=lob_wedge_full_swing,
            wedge_hit=wedge_hit,
            iron_fitting_id=iron_fitting_id,
            iron_shaft=iron_shaft,
        )

        return club_details
