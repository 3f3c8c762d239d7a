from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.club import Club
    from ..models.comparison_differences import ComparisonDifferences


T = TypeVar("T", bound="Comparison")


@_attrs_define
class Comparison:
    """Clubs side by side, and how they differ."""

    success: bool
    """ Always true; a problem document has false. """
    clubs: list[Club]
    """ The clubs found, in the requested order. """
    differences: ComparisonDifferences
    """ Attributes that differ: values by headId. """
    not_found: list[str]
    """ Ids that match no club. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        differences = self.differences.to_dict()

        not_found = self.not_found

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "clubs": clubs,
                "differences": differences,
                "notFound": not_found,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.club import Club  # noqa: PLC0415
        from ..models.comparison_differences import ComparisonDifferences  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = Club.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        differences = ComparisonDifferences.from_dict(d.pop("differences"))

        not_found = cast(list[str], d.pop("notFound"))

        comparison = cls(
            success=success,
            clubs=clubs,
            differences=differences,
            not_found=not_found,
        )

        comparison.additional_properties = d
        return comparison

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
