from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type

T = TypeVar("T", bound="SuggestedClub")


@_attrs_define
class SuggestedClub:
    """A club to put in."""

    club: str
    """ Usual name of the club; the analysis reads it. """
    type_: ClubType
    """ A club that is fitted. """
    loft: float
    """ Degrees. """
    carry: float | None
    """ Carry to expect, yards; null without a speed. """
    bounce: float | None
    """ Bounce to look for, degrees; null unless it is a wedge. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club = self.club

        type_: str = self.type_

        loft = self.loft

        carry: float | None
        carry = self.carry

        bounce: float | None
        bounce = self.bounce

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "type": type_,
                "loft": loft,
                "carry": carry,
                "bounce": bounce,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club = d.pop("club")

        type_ = check_club_type(d.pop("type"))

        loft = d.pop("loft")

        def _parse_carry(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        carry = _parse_carry(d.pop("carry"))

        def _parse_bounce(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        bounce = _parse_bounce(d.pop("bounce"))

        suggested_club = cls(
            club=club,
            type_=type_,
            loft=loft,
            carry=carry,
            bounce=bounce,
        )

        suggested_club.additional_properties = d
        return suggested_club

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
