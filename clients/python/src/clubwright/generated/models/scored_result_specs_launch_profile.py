from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.launch_profile import LaunchProfile, check_launch_profile

T = TypeVar("T", bound="ScoredResultSpecsLaunchProfile")


@_attrs_define
class ScoredResultSpecsLaunchProfile:
    """The fitted launch profile."""

    value: LaunchProfile
    """ Low to high. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        value: str = self.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        value = check_launch_profile(d.pop("value"))

        scored_result_specs_launch_profile = cls(
            value=value,
        )

        scored_result_specs_launch_profile.additional_properties = d
        return scored_result_specs_launch_profile

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
