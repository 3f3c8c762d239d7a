from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scored_result_specs_launch_profile import ScoredResultSpecsLaunchProfile
    from ..models.scored_result_specs_loft import ScoredResultSpecsLoft
    from ..models.scored_result_specs_shaft_flex import ScoredResultSpecsShaftFlex


T = TypeVar("T", bound="ScoredResultSpecs")


@_attrs_define
class ScoredResultSpecs:
    """The fitted figures."""

    shaft_flex: ScoredResultSpecsShaftFlex
    """ The fitted flex. """
    loft: ScoredResultSpecsLoft
    """ The fitted loft. """
    launch_profile: ScoredResultSpecsLaunchProfile | Unset = UNSET
    """ The fitted launch profile. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shaft_flex = self.shaft_flex.to_dict()

        loft = self.loft.to_dict()

        launch_profile: dict[str, Any] | Unset = UNSET
        if not isinstance(self.launch_profile, Unset):
            launch_profile = self.launch_profile.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shaftFlex": shaft_flex,
                "loft": loft,
            }
        )
        if launch_profile is not UNSET:
            field_dict["launchProfile"] = launch_profile

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_result_specs_launch_profile import (
            ScoredResultSpecsLaunchProfile,  # noqa: PLC0415
        )
        from ..models.scored_result_specs_loft import ScoredResultSpecsLoft  # noqa: PLC0415
        from ..models.scored_result_specs_shaft_flex import ScoredResultSpecsShaftFlex  # noqa: PLC0415

        d = dict(src_dict)
        shaft_flex = ScoredResultSpecsShaftFlex.from_dict(d.pop("shaftFlex"))

        loft = ScoredResultSpecsLoft.from_dict(d.pop("loft"))

        _launch_profile = d.pop("launchProfile", UNSET)
        launch_profile: ScoredResultSpecsLaunchProfile | Unset
        if isinstance(_launch_profile, Unset):
            launch_profile = UNSET
        else:
            launch_profile = ScoredResultSpecsLaunchProfile.from_dict(_launch_profile)

        scored_result_specs = cls(
            shaft_flex=shaft_flex,
            loft=loft,
            launch_profile=launch_profile,
        )

        scored_result_specs.additional_properties = d
        return scored_result_specs

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
