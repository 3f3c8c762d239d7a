from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CurrentClubClubType0")


@_attrs_define
class CurrentClubClubType0:
    """A club of the catalog or of the club-model list."""

    head_id: None | str
    """ Its id in the catalog; null if it has none. """
    year: int
    """ First year sold. """
    year_is_estimate: bool
    """ The year is approximate. """
    category: None | str
    """ What the head is built for; null: unknown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        head_id: None | str
        head_id = self.head_id

        year = self.year

        year_is_estimate = self.year_is_estimate

        category: None | str
        category = self.category

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "headId": head_id,
                "year": year,
                "yearIsEstimate": year_is_estimate,
                "category": category,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_head_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        head_id = _parse_head_id(d.pop("headId"))

        year = d.pop("year")

        year_is_estimate = d.pop("yearIsEstimate")

        def _parse_category(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        category = _parse_category(d.pop("category"))

        current_club_club_type_0 = cls(
            head_id=head_id,
            year=year,
            year_is_estimate=year_is_estimate,
            category=category,
        )

        current_club_club_type_0.additional_properties = d
        return current_club_club_type_0

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
