from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.hand import Hand, check_hand
from ..models.store_link_request_grip_size import (
    StoreLinkRequestGripSize,
    check_store_link_request_grip_size,
)
from ..models.store_link_request_set import (
    StoreLinkRequestSet,
    check_store_link_request_set,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="StoreLinkRequest")


@_attrs_define
class StoreLinkRequest:
    """A club, and how to build it."""

    head_id: str
    """ Id or full name. """
    fitting_id: str | Unset = UNSET
    """ Completed fitting of the same club type: its specs go into the link. """
    hand: Hand | Unset = UNSET
    """ A playing hand. """
    loft: float | str | Unset = UNSET
    """ One of its lofts, degrees. """
    shaft_id: str | Unset = UNSET
    """ Stock shaft, or for drivers a shaft upgrade. """
    flex: str | Unset = UNSET
    """ Flex of the shaft. """
    shaft_weight: str | Unset = UNSET
    """ Weight band: `60-69g`. """
    length: float | str | Unset = UNSET
    """ `standard`, inches from it with a sign, or inches of the club. """
    lie: float | str | Unset = UNSET
    """ `standard`, or degrees from it with a sign, positive upright. No drivers. """
    grip_id: str | Unset = UNSET
    """ Grip, or `stock`. """
    grip_size: StoreLinkRequestGripSize | Unset = UNSET
    """ Size of the grip. """
    set_: StoreLinkRequestSet | Unset = UNSET
    """ Irons; default 5-PW. """
    swing_weight: str | Unset = UNSET
    """ Swing weight. """
    bounce: float | str | Unset = UNSET
    """ Wedges: bounce, degrees. """

    def to_dict(self) -> dict[str, Any]:
        head_id = self.head_id

        fitting_id = self.fitting_id

        hand: str | Unset = UNSET
        if not isinstance(self.hand, Unset):
            hand = self.hand

        loft: float | str | Unset
        if isinstance(self.loft, Unset):
            loft = UNSET
        else:
            loft = self.loft

        shaft_id = self.shaft_id

        flex = self.flex

        shaft_weight = self.shaft_weight

        length: float | str | Unset
        if isinstance(self.length, Unset):
            length = UNSET
        else:
            length = self.length

        lie: float | str | Unset
        if isinstance(self.lie, Unset):
            lie = UNSET
        else:
            lie = self.lie

        grip_id = self.grip_id

        grip_size: str | Unset = UNSET
        if not isinstance(self.grip_size, Unset):
            grip_size = self.grip_size

        set_: str | Unset = UNSET
        if not isinstance(self.set_, Unset):
            set_ = self.set_

        swing_weight = self.swing_weight

        bounce: float | str | Unset
        if isinstance(self.bounce, Unset):
            bounce = UNSET
        else:
            bounce = self.bounce

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "headId": head_id,
            }
        )
        if fitting_id is not UNSET:
            field_dict["fittingId"] = fitting_id
        if hand is not UNSET:
            field_dict["hand"] = hand
        if loft is not UNSET:
            field_dict["loft"] = loft
        if shaft_id is not UNSET:
            field_dict["shaftId"] = shaft_id
        if flex is not UNSET:
            field_dict["flex"] = flex
        if shaft_weight is not UNSET:
            field_dict["shaftWeight"] = shaft_weight
        if length is not UNSET:
            field_dict["length"] = length
        if lie is not UNSET:
            field_dict["lie"] = lie
        if grip_id is not UNSET:
            field_dict["gripId"] = grip_id
        if grip_size is not UNSET:
            field_dict["gripSize"] = grip_size
        if set_ is not UNSET:
            field_dict["set"] = set_
        if swing_weight is not UNSET:
            field_dict["swingWeight"] = swing_weight
        if bounce is not UNSET:
            field_dict["bounce"] = bounce

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        head_id = d.pop("headId")

        fitting_id = d.pop("fittingId", UNSET)

        _hand = d.pop("hand", UNSET)
        hand: Hand | Unset
        if isinstance(_hand, Unset):
            hand = UNSET
        else:
            hand = check_hand(_hand)

        def _parse_loft(data: object) -> float | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(float | str | Unset, data)

        loft = _parse_loft(d.pop("loft", UNSET))

        shaft_id = d.pop("shaftId", UNSET)

        flex = d.pop("flex", UNSET)

        shaft_weight = d.pop("shaftWeight", UNSET)

        def _parse_length(data: object) -> float | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(float | str | Unset, data)

        length = _parse_length(d.pop("length", UNSET))

        def _parse_lie(data: object) -> float | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(float | str | Unset, data)

        lie = _parse_lie(d.pop("lie", UNSET))

        grip_id = d.pop("gripId", UNSET)

        _grip_size = d.pop("gripSize", UNSET)
        grip_size: StoreLinkRequestGripSize | Unset
        if isinstance(_grip_size, Unset):
            grip_size = UNSET
        else:
            grip_size = check_store_link_request_grip_size(_grip_size)

        _set_ = d.pop("set", UNSET)
        set_: StoreLinkRequestSet | Unset
        if isinstance(_set_, Unset):
            set_ = UNSET
        else:
            set_ = check_store_link_request_set(_set_)

        swing_weight = d.pop("swingWeight", UNSET)

        def _parse_bounce(data: object) -> float | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(float | str | Unset, data)

        bounce = _parse_bounce(d.pop("bounce", UNSET))

        store_link_request = cls(
            head_id=head_id,
            fitting_id=fitting_id,
            hand=hand,
            loft=loft,
            shaft_id=shaft_id,
            flex=flex,
            shaft_weight=shaft_weight,
            length=length,
            lie=lie,
            grip_id=grip_id,
            grip_size=grip_size,
            set_=set_,
            swing_weight=swing_weight,
            bounce=bounce,
        )

        return store_link_request
