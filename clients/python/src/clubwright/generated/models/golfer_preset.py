from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.golfer_preset_expected_first_item import (
    GolferPresetExpectedFirstItem,
    check_golfer_preset_expected_first_item,
)

if TYPE_CHECKING:
    from ..models.golfer_preset_golfer import GolferPresetGolfer


T = TypeVar("T", bound="GolferPreset")


@_attrs_define
class GolferPreset:
    """A golfer to score clubs for if nothing is known about yours."""

    id: str
    """ Send it as `golfer` of a score context. """
    title: str
    """ The golfer in words. """
    golfer: GolferPresetGolfer
    """ The golfer in figures. """
    expected_first: list[GolferPresetExpectedFirstItem]
    """ Driver categories; one of them should rank first for this golfer. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        title = self.title

        golfer = self.golfer.to_dict()

        expected_first = []
        for expected_first_item_data in self.expected_first:
            expected_first_item: str = expected_first_item_data
            expected_first.append(expected_first_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "title": title,
                "golfer": golfer,
                "expectedFirst": expected_first,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.golfer_preset_golfer import GolferPresetGolfer  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        title = d.pop("title")

        golfer = GolferPresetGolfer.from_dict(d.pop("golfer"))

        expected_first = []
        _expected_first = d.pop("expectedFirst")
        for expected_first_item_data in _expected_first:
            expected_first_item = check_golfer_preset_expected_first_item(expected_first_item_data)

            expected_first.append(expected_first_item)

        golfer_preset = cls(
            id=id,
            title=title,
            golfer=golfer,
            expected_first=expected_first,
        )

        golfer_preset.additional_properties = d
        return golfer_preset

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
