from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RuleListByStatus")


@_attrs_define
class RuleListByStatus:
    """Rules by how well they are supported."""

    published: int
    """ Number of rules with this support. """
    from_memory: int
    """ Number of rules with this support. """
    model: int
    """ Number of rules with this support. """
    judgment: int
    """ Number of rules with this support. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        published = self.published

        from_memory = self.from_memory

        model = self.model

        judgment = self.judgment

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "published": published,
                "from_memory": from_memory,
                "model": model,
                "judgment": judgment,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        published = d.pop("published")

        from_memory = d.pop("from_memory")

        model = d.pop("model")

        judgment = d.pop("judgment")

        rule_list_by_status = cls(
            published=published,
            from_memory=from_memory,
            model=model,
            judgment=judgment,
        )

        rule_list_by_status.additional_properties = d
        return rule_list_by_status

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
