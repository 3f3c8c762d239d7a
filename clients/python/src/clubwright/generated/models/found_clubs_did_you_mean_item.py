from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FoundClubsDidYouMeanItem")


@_attrs_define
class FoundClubsDidYouMeanItem:
    """A club that the search may have meant."""

    head_id: str
    """ Id of the head. """
    name: str
    """ Maker, model, kind and year. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        head_id = self.head_id

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "headId": head_id,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        head_id = d.pop("headId")

        name = d.pop("name")

        found_clubs_did_you_mean_item = cls(
            head_id=head_id,
            name=name,
        )

        found_clubs_did_you_mean_item.additional_properties = d
        return found_clubs_did_you_mean_item

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
