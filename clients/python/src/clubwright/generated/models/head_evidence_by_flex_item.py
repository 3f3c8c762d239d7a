from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.flex import Flex, check_flex

T = TypeVar("T", bound="HeadEvidenceByFlexItem")


@_attrs_define
class HeadEvidenceByFlexItem:
    """A flex."""

    flex: Flex
    """ A shaft flex, softest first. """
    picks: int
    """ Recommendations. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        flex: str = self.flex

        picks = self.picks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "flex": flex,
                "picks": picks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        flex = check_flex(d.pop("flex"))

        picks = d.pop("picks")

        head_evidence_by_flex_item = cls(
            flex=flex,
            picks=picks,
        )

        head_evidence_by_flex_item.additional_properties = d
        return head_evidence_by_flex_item

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
