from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlannedClubGapType0")


@_attrs_define
class PlannedClubGapType0:
    """What lies between them."""

    loft: float
    """ Degrees. """
    carry: float
    """ Carry, yards. """
    rules: list[str]
    """ Ours: ids of the rules behind the gap; see /v1/rules/{id}. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        loft = self.loft

        carry = self.carry

        rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "loft": loft,
                "carry": carry,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        loft = d.pop("loft")

        carry = d.pop("carry")

        rules = cast(list[str], d.pop("rules"))

        planned_club_gap_type_0 = cls(
            loft=loft,
            carry=carry,
            rules=rules,
        )

        planned_club_gap_type_0.additional_properties = d
        return planned_club_gap_type_0

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
