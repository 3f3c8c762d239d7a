from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.wedge_of_set_club import WedgeOfSetClub, check_wedge_of_set_club

T = TypeVar("T", bound="WedgeOfSet")


@_attrs_define
class WedgeOfSet:
    """A wedge of the fitted set."""

    club: WedgeOfSetClub
    """ Class of the wedge. """
    loft_deg: float
    """ Loft, degrees. """
    bounce_deg: float
    """ Bounce, degrees. """
    grind: str
    """ The sole in words. """
    gap_deg: float
    """ Loft gap to the club before it, degrees. """
    gap_yards: float | None
    """ Carry gap to the club before it, yards; null without a speed. """
    carry_yards: float | None
    """ Expected carry, yards; null without a speed. """
    full_swing: bool
    """ It is hit with a full swing. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club: str = self.club

        loft_deg = self.loft_deg

        bounce_deg = self.bounce_deg

        grind = self.grind

        gap_deg = self.gap_deg

        gap_yards: float | None
        gap_yards = self.gap_yards

        carry_yards: float | None
        carry_yards = self.carry_yards

        full_swing = self.full_swing

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "loftDeg": loft_deg,
                "bounceDeg": bounce_deg,
                "grind": grind,
                "gapDeg": gap_deg,
                "gapYards": gap_yards,
                "carryYards": carry_yards,
                "fullSwing": full_swing,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club = check_wedge_of_set_club(d.pop("club"))

        loft_deg = d.pop("loftDeg")

        bounce_deg = d.pop("bounceDeg")

        grind = d.pop("grind")

        gap_deg = d.pop("gapDeg")

        def _parse_gap_yards(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        gap_yards = _parse_gap_yards(d.pop("gapYards"))

        def _parse_carry_yards(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        carry_yards = _parse_carry_yards(d.pop("carryYards"))

        full_swing = d.pop("fullSwing")

        wedge_of_set = cls(
            club=club,
            loft_deg=loft_deg,
            bounce_deg=bounce_deg,
            grind=grind,
            gap_deg=gap_deg,
            gap_yards=gap_yards,
            carry_yards=carry_yards,
            full_swing=full_swing,
        )

        wedge_of_set.additional_properties = d
        return wedge_of_set

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
