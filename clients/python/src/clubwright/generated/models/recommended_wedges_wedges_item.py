from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.recommended_wedges_wedges_item_club import (
    RecommendedWedgesWedgesItemClub,
    check_recommended_wedges_wedges_item_club,
)

T = TypeVar("T", bound="RecommendedWedgesWedgesItem")


@_attrs_define
class RecommendedWedgesWedgesItem:
    """A wedge."""

    club: RecommendedWedgesWedgesItemClub
    """ Class of the wedge. """
    loft: float
    """ Degrees. """
    gap: float
    """ Degrees from the wedge before. """
    bounce: float
    """ Bounce to look for, degrees. """
    grind: str
    """ Sole to look for. """
    carry: float | None
    """ Carry to expect, yards; null without a speed. """
    in_bag: None | str
    """ The club in the bag within 1° of it; null: none. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club: str = self.club

        loft = self.loft

        gap = self.gap

        bounce = self.bounce

        grind = self.grind

        carry: float | None
        carry = self.carry

        in_bag: None | str
        in_bag = self.in_bag

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "loft": loft,
                "gap": gap,
                "bounce": bounce,
                "grind": grind,
                "carry": carry,
                "inBag": in_bag,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club = check_recommended_wedges_wedges_item_club(d.pop("club"))

        loft = d.pop("loft")

        gap = d.pop("gap")

        bounce = d.pop("bounce")

        grind = d.pop("grind")

        def _parse_carry(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        carry = _parse_carry(d.pop("carry"))

        def _parse_in_bag(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        in_bag = _parse_in_bag(d.pop("inBag"))

        recommended_wedges_wedges_item = cls(
            club=club,
            loft=loft,
            gap=gap,
            bounce=bounce,
            grind=grind,
            carry=carry,
            in_bag=in_bag,
        )

        recommended_wedges_wedges_item.additional_properties = d
        return recommended_wedges_wedges_item

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
