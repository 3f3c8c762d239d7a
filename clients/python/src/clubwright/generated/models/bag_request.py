from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.bag_request_lob_wedge_full_swing import (
    BagRequestLobWedgeFullSwing,
    check_bag_request_lob_wedge_full_swing,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bag_club_input import BagClubInput


T = TypeVar("T", bound="BagRequest")


@_attrs_define
class BagRequest:
    """A bag of clubs. Send driverSpeed or sevenIronSpeed, or some carries, so that the missing ones can be estimated."""

    clubs: list[BagClubInput]
    """ Every club, in any order. """
    driver_speed: float | Unset = UNSET
    """ mph: base of estimated carries. """
    seven_iron_speed: float | Unset = UNSET
    """ mph; x 1.2 is driver speed, for irons. """
    attack_angle: float | Unset = UNSET
    """ With a wedge, degrees, negative is down: for bounce. Default -4.5. """
    lob_wedge_full_swing: BagRequestLobWedgeFullSwing | Unset = UNSET
    """ Is the lob wedge hit with a full swing? no: 6° after the SW, not judged; else 4°. """

    def to_dict(self) -> dict[str, Any]:
        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        driver_speed = self.driver_speed

        seven_iron_speed = self.seven_iron_speed

        attack_angle = self.attack_angle

        lob_wedge_full_swing: str | Unset = UNSET
        if not isinstance(self.lob_wedge_full_swing, Unset):
            lob_wedge_full_swing = self.lob_wedge_full_swing

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "clubs": clubs,
            }
        )
        if driver_speed is not UNSET:
            field_dict["driverSpeed"] = driver_speed
        if seven_iron_speed is not UNSET:
            field_dict["sevenIronSpeed"] = seven_iron_speed
        if attack_angle is not UNSET:
            field_dict["attackAngle"] = attack_angle
        if lob_wedge_full_swing is not UNSET:
            field_dict["lobWedgeFullSwing"] = lob_wedge_full_swing

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bag_club_input import BagClubInput  # noqa: PLC0415

        d = dict(src_dict)
        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = BagClubInput.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        driver_speed = d.pop("driverSpeed", UNSET)

        seven_iron_speed = d.pop("sevenIronSpeed", UNSET)

        attack_angle = d.pop("attackAngle", UNSET)

        _lob_wedge_full_swing = d.pop("lobWedgeFullSwing", UNSET)
        lob_wedge_full_swing: BagRequestLobWedgeFullSwing | Unset
        if isinstance(_lob_wedge_full_swing, Unset):
            lob_wedge_full_swing = UNSET
        else:
            lob_wedge_full_swing = check_bag_request_lob_wedge_full_swing(_lob_wedge_full_swing)

        bag_request = cls(
            clubs=clubs,
            driver_speed=driver_speed,
            seven_iron_speed=seven_iron_speed,
            attack_angle=attack_angle,
            lob_wedge_full_swing=lob_wedge_full_swing,
        )

        return bag_request
