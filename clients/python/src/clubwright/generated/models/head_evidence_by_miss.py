from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HeadEvidenceByMiss")


@_attrs_define
class HeadEvidenceByMiss:
    """Recommendations by the curve of the usual miss; none: straight, both ways or unknown."""

    fade: int
    """ Recommendations. """
    hook: int
    """ Recommendations. """
    none: int
    """ Recommendations. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        fade = self.fade

        hook = self.hook

        none = self.none

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "fade": fade,
                "hook": hook,
                "none": none,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        fade = d.pop("fade")

        hook = d.pop("hook")

        none = d.pop("none")

        head_evidence_by_miss = cls(
            fade=fade,
            hook=hook,
            none=none,
        )

        head_evidence_by_miss.additional_properties = d
        return head_evidence_by_miss

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
