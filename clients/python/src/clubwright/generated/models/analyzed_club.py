from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.analyzed_club_carry_source import (
    AnalyzedClubCarrySource,
    check_analyzed_club_carry_source,
)
from ..models.analyzed_club_loft_source_type_1 import (
    AnalyzedClubLoftSourceType1,
    check_analyzed_club_loft_source_type_1,
)
from ..models.analyzed_club_loft_source_type_2_type_1 import (
    AnalyzedClubLoftSourceType2Type1,
    check_analyzed_club_loft_source_type_2_type_1,
)
from ..models.analyzed_club_loft_source_type_3_type_1 import (
    AnalyzedClubLoftSourceType3Type1,
    check_analyzed_club_loft_source_type_3_type_1,
)
from ..models.analyzed_club_total_source import (
    AnalyzedClubTotalSource,
    check_analyzed_club_total_source,
)
from ..models.analyzed_club_type import AnalyzedClubType, check_analyzed_club_type

T = TypeVar("T", bound="AnalyzedClub")


@_attrs_define
class AnalyzedClub:
    """A club of the bag."""

    club: str
    """ Usual name of the club. """
    written: str
    """ The club as it was sent. """
    type_: AnalyzedClubType
    """ Kind of club. """
    loft: float | None
    """ Degrees. """
    loft_source: (
        AnalyzedClubLoftSourceType1 | AnalyzedClubLoftSourceType2Type1 | AnalyzedClubLoftSourceType3Type1 | None
    )
    """ given, or the stock loft of such a club. """
    carry: float | None
    """ Yards; null: unknown. """
    carry_source: AnalyzedClubCarrySource
    """ given; derived from the other distance; estimated from loft and speed; unknown without any speed or carry.
    """
    total: float | None
    """ Carry and roll, yards; null as for the carry. """
    total_source: AnalyzedClubTotalSource
    """ given; derived from the other distance; estimated from loft and speed; unknown without any speed or carry.
    """
    rules: list[str]
    """ Ours: ids of the rules behind loft, carry and total; none where all were given; see /v1/rules/{id}. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club = self.club

        written = self.written

        type_: str = self.type_

        loft: float | None
        loft = self.loft

        loft_source: None | str
        if isinstance(self.loft_source, str):
            loft_source = self.loft_source
        elif isinstance(self.loft_source, str):
            loft_source = self.loft_source
        elif isinstance(self.loft_source, str):
            loft_source = self.loft_source
        else:
            loft_source = self.loft_source

        carry: float | None
        carry = self.carry

        carry_source: str = self.carry_source

        total: float | None
        total = self.total

        total_source: str = self.total_source

        rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "written": written,
                "type": type_,
                "loft": loft,
                "loftSource": loft_source,
                "carry": carry,
                "carrySource": carry_source,
                "total": total,
                "totalSource": total_source,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club = d.pop("club")

        written = d.pop("written")

        type_ = check_analyzed_club_type(d.pop("type"))

        def _parse_loft(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        loft = _parse_loft(d.pop("loft"))

        def _parse_loft_source(
            data: object,
        ) -> AnalyzedClubLoftSourceType1 | AnalyzedClubLoftSourceType2Type1 | AnalyzedClubLoftSourceType3Type1 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                loft_source_type_1 = check_analyzed_club_loft_source_type_1(data)

                return loft_source_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                loft_source_type_2_type_1 = check_analyzed_club_loft_source_type_2_type_1(data)

                return loft_source_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                loft_source_type_3_type_1 = check_analyzed_club_loft_source_type_3_type_1(data)

                return loft_source_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                AnalyzedClubLoftSourceType1
                | AnalyzedClubLoftSourceType2Type1
                | AnalyzedClubLoftSourceType3Type1
                | None,
                data,
            )

        loft_source = _parse_loft_source(d.pop("loftSource"))

        def _parse_carry(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        carry = _parse_carry(d.pop("carry"))

        carry_source = check_analyzed_club_carry_source(d.pop("carrySource"))

        def _parse_total(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        total = _parse_total(d.pop("total"))

        total_source = check_analyzed_club_total_source(d.pop("totalSource"))

        rules = cast(list[str], d.pop("rules"))

        analyzed_club = cls(
            club=club,
            written=written,
            type_=type_,
            loft=loft,
            loft_source=loft_source,
            carry=carry,
            carry_source=carry_source,
            total=total,
            total_source=total_source,
            rules=rules,
        )

        analyzed_club.additional_properties = d
        return analyzed_club

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
