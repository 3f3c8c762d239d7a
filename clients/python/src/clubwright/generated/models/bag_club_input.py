from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.bag_club_input_type import BagClubInputType, check_bag_club_input_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="BagClubInput")


@_attrs_define
class BagClubInput:
    club: str
    """ In your own words: "4h", "3 wood", "7i", "5-PW", "52", "Driver 10.5°". """
    type_: BagClubInputType | Unset = UNSET
    """ Tells a bare "4" or "4 utility" apart. """
    loft: float | Unset = UNSET
    """ Degrees; when missing, that in the words or the stock loft. """
    carry: float | Unset = UNSET
    """ Carry, yards; estimated when missing. """
    total: float | Unset = UNSET
    """ Carry and roll, yards. """

    def to_dict(self) -> dict[str, Any]:
        club = self.club

        type_: str | Unset = UNSET
        if not isinstance(self.type_, Unset):
            type_ = self.type_

        loft = self.loft

        carry = self.carry

        total = self.total

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "club": club,
            }
        )
        if type_ is not UNSET:
            field_dict["type"] = type_
        if loft is not UNSET:
            field_dict["loft"] = loft
        if carry is not UNSET:
            field_dict["carry"] = carry
        if total is not UNSET:
            field_dict["total"] = total

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club = d.pop("club")

        _type_ = d.pop("type", UNSET)
        type_: BagClubInputType | Unset
        if isinstance(_type_, Unset):
            type_ = UNSET
        else:
            type_ = check_bag_club_input_type(_type_)

        loft = d.pop("loft", UNSET)

        carry = d.pop("carry", UNSET)

        total = d.pop("total", UNSET)

        bag_club_input = cls(
            club=club,
            type_=type_,
            loft=loft,
            carry=carry,
            total=total,
        )

        return bag_club_input
