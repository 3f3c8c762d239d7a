from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.bag_plan_request_lob_wedge_full_swing import (
    BagPlanRequestLobWedgeFullSwing,
    check_bag_plan_request_lob_wedge_full_swing,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bag_club_input import BagClubInput
    from ..models.golfer import Golfer


T = TypeVar("T", bound="BagPlanRequest")


@_attrs_define
class BagPlanRequest:
    """A golfer to plan a bag for. One of driverSpeed, sevenIronSpeed or a carry is needed."""

    golfer: Golfer
    """ The golfer. """
    driver_speed: float | Unset = UNSET
    """ mph: base of estimated carries. """
    seven_iron_speed: float | Unset = UNSET
    """ 7-iron club speed; driver speed / 1.2 when missing. """
    carries: list[BagClubInput] | Unset = UNSET
    """ Clubs whose carry (or total) is known, in the bag or not: every estimate follows them. """
    keep: list[BagClubInput] | Unset = UNSET
    """ Clubs that stay in the bag as they are. """
    attack_angle: float | Unset = UNSET
    """ With a wedge, degrees, negative is down: for bounce. Default -4.5. """
    lob_wedge_full_swing: BagPlanRequestLobWedgeFullSwing | Unset = UNSET
    """ Is the lob wedge hit with a full swing? no: 6° after the SW, not judged; else 4°. """

    def to_dict(self) -> dict[str, Any]:
        golfer = self.golfer.to_dict()

        driver_speed = self.driver_speed

        seven_iron_speed = self.seven_iron_speed

        carries: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.carries, Unset):
            carries = []
            for carries_item_data in self.carries:
                carries_item = carries_item_data.to_dict()
                carries.append(carries_item)

        keep: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.keep, Unset):
            keep = []
            for keep_item_data in self.keep:
                keep_item = keep_item_data.to_dict()
                keep.append(keep_item)

        attack_angle = self.attack_angle

        lob_wedge_full_swing: str | Unset = UNSET
        if not isinstance(self.lob_wedge_full_swing, Unset):
            lob_wedge_full_swing = self.lob_wedge_full_swing

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "golfer": golfer,
            }
        )
        if driver_speed is not UNSET:
            field_dict["driverSpeed"] = driver_speed
        if seven_iron_speed is not UNSET:
            field_dict["sevenIronSpeed"] = seven_iron_speed
        if carries is not UNSET:
            field_dict["carries"] = carries
        if keep is not UNSET:
            field_dict["keep"] = keep
        if attack_angle is not UNSET:
            field_dict["attackAngle"] = attack_angle
        if lob_wedge_full_swing is not UNSET:
            field_dict["lobWedgeFullSwing"] = lob_wedge_full_swing

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bag_club_input import BagClubInput  # noqa: PLC0415
        from ..models.golfer import Golfer  # noqa: PLC0415

        d = dict(src_dict)
        golfer = Golfer.from_dict(d.pop("golfer"))

        driver_speed = d.pop("driverSpeed", UNSET)

        seven_iron_speed = d.pop("sevenIronSpeed", UNSET)

        _carries = d.pop("carries", UNSET)
        carries: list[BagClubInput] | Unset = UNSET
        if _carries is not UNSET:
            carries = []
            for carries_item_data in _carries:
                carries_item = BagClubInput.from_dict(carries_item_data)

                carries.append(carries_item)

        _keep = d.pop("keep", UNSET)
        keep: list[BagClubInput] | Unset = UNSET
        if _keep is not UNSET:
            keep = []
            for keep_item_data in _keep:
                keep_item = BagClubInput.from_dict(keep_item_data)

                keep.append(keep_item)

        attack_angle = d.pop("attackAngle", UNSET)

        _lob_wedge_full_swing = d.pop("lobWedgeFullSwing", UNSET)
        lob_wedge_full_swing: BagPlanRequestLobWedgeFullSwing | Unset
        if isinstance(_lob_wedge_full_swing, Unset):
            lob_wedge_full_swing = UNSET
        else:
            lob_wedge_full_swing = check_bag_plan_request_lob_wedge_full_swing(_lob_wedge_full_swing)

        bag_plan_request = cls(
            golfer=golfer,
            driver_speed=driver_speed,
            seven_iron_speed=seven_iron_speed,
            carries=carries,
            keep=keep,
            attack_angle=attack_angle,
            lob_wedge_full_swing=lob_wedge_full_swing,
        )

        return bag_plan_request
