from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.planned_club_carry_source import (
    PlannedClubCarrySource,
    check_planned_club_carry_source,
)
from ..models.planned_club_type import PlannedClubType, check_planned_club_type

if TYPE_CHECKING:
    from ..models.planned_club_gap_type_0 import PlannedClubGapType0
    from ..models.yards_range import YardsRange


T = TypeVar("T", bound="PlannedClub")


@_attrs_define
class PlannedClub:
    """A club of the plan."""

    club: str
    """ Usual name of the club. """
    type_: PlannedClubType
    """ Kind of club. """
    loft: float
    """ Loft, degrees. """
    carry: float
    """ Carry to expect, yards. """
    carry_source: PlannedClubCarrySource
    """ given; derived from the other distance; estimated from loft and speed; unknown without any speed or carry.
    """
    is_kept: bool
    """ It was sent in `keep`. """
    gap: None | PlannedClubGapType0
    """ To the next club; null for the last. """
    ideal: None | YardsRange
    """ Yards to aim for; null: not judged. """
    rules: list[str]
    """ Ours: ids of the rules behind loft and carry; none where both were given; see /v1/rules/{id}. """
    fitting: int | None
    """ Position in `fittings` of the request that fits this club; null for a kept club and a 9-wood. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.planned_club_gap_type_0 import PlannedClubGapType0  # noqa: PLC0415
        from ..models.yards_range import YardsRange  # noqa: PLC0415

        club = self.club

        type_: str = self.type_

        loft = self.loft

        carry = self.carry

        carry_source: str = self.carry_source

        is_kept = self.is_kept

        gap: dict[str, Any] | None
        if isinstance(self.gap, PlannedClubGapType0):
            gap = self.gap.to_dict()
        else:
            gap = self.gap

        ideal: dict[str, Any] | None
        if isinstance(self.ideal, YardsRange):
            ideal = self.ideal.to_dict()
        else:
            ideal = self.ideal

        rules = self.rules

        fitting: int | None
        fitting = self.fitting

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "type": type_,
                "loft": loft,
                "carry": carry,
                "carrySource": carry_source,
                "isKept": is_kept,
                "gap": gap,
                "ideal": ideal,
                "rules": rules,
                "fitting": fitting,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.planned_club_gap_type_0 import PlannedClubGapType0  # noqa: PLC0415
        from ..models.yards_range import YardsRange  # noqa: PLC0415

        d = dict(src_dict)
        club = d.pop("club")

        type_ = check_planned_club_type(d.pop("type"))

        loft = d.pop("loft")

        carry = d.pop("carry")

        carry_source = check_planned_club_carry_source(d.pop("carrySource"))

        is_kept = d.pop("isKept")

        def _parse_gap(data: object) -> None | PlannedClubGapType0:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                gap_type_0 = PlannedClubGapType0.from_dict(data)

                return gap_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlannedClubGapType0, data)

        gap = _parse_gap(d.pop("gap"))

        def _parse_ideal(data: object) -> None | YardsRange:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                ideal_type_0 = YardsRange.from_dict(data)

                return ideal_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | YardsRange, data)

        ideal = _parse_ideal(d.pop("ideal"))

        rules = cast(list[str], d.pop("rules"))

        def _parse_fitting(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fitting = _parse_fitting(d.pop("fitting"))

        planned_club = cls(
            club=club,
            type_=type_,
            loft=loft,
            carry=carry,
            carry_source=carry_source,
            is_kept=is_kept,
            gap=gap,
            ideal=ideal,
            rules=rules,
            fitting=fitting,
        )

        planned_club.additional_properties = d
        return planned_club

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
