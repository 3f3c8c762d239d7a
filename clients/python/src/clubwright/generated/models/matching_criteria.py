from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.flex import Flex, check_flex
from ..models.hand import Hand, check_hand
from ..models.launch_profile import LaunchProfile, check_launch_profile
from ..models.matching_criteria_designation import (
    MatchingCriteriaDesignation,
    check_matching_criteria_designation,
)
from ..models.matching_criteria_grip_size import (
    MatchingCriteriaGripSize,
    check_matching_criteria_grip_size,
)
from ..models.matching_criteria_group import (
    MatchingCriteriaGroup,
    check_matching_criteria_group,
)
from ..models.matching_criteria_weight_setting import (
    MatchingCriteriaWeightSetting,
    check_matching_criteria_weight_setting,
)
from ..models.shaft_material import ShaftMaterial, check_shaft_material
from ..types import UNSET, Unset

T = TypeVar("T", bound="MatchingCriteria")


@_attrs_define
class MatchingCriteria:
    """What was matched on."""

    head_category: None | str
    """ Category of the head; null: any. """
    hand: Hand
    """ A playing hand. """
    group: MatchingCriteriaGroup
    """ Whom the clubs are made for. """
    loft: float
    """ Degrees; irons: the 7-iron. """
    shaft_flex: Flex
    """ A shaft flex, softest first. """
    shaft_weight: float
    """ Grams. """
    launch_profile: LaunchProfile
    """ Low to high. """
    grip_size: MatchingCriteriaGripSize
    """ Size of the grip. """
    designation: MatchingCriteriaDesignation | Unset = UNSET
    """ Fairway woods. """
    bounce: float | Unset = UNSET
    """ Wedges: degrees. """
    shaft_material: ShaftMaterial | Unset = UNSET
    """ What a shaft is made of. """
    weight_setting: MatchingCriteriaWeightSetting | Unset = UNSET
    """ Drivers. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        head_category: None | str
        head_category = self.head_category

        hand: str = self.hand

        group: str = self.group

        loft = self.loft

        shaft_flex: str = self.shaft_flex

        shaft_weight = self.shaft_weight

        launch_profile: str = self.launch_profile

        grip_size: str = self.grip_size

        designation: str | Unset = UNSET
        if not isinstance(self.designation, Unset):
            designation = self.designation

        bounce = self.bounce

        shaft_material: str | Unset = UNSET
        if not isinstance(self.shaft_material, Unset):
            shaft_material = self.shaft_material

        weight_setting: str | Unset = UNSET
        if not isinstance(self.weight_setting, Unset):
            weight_setting = self.weight_setting

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "headCategory": head_category,
                "hand": hand,
                "group": group,
                "loft": loft,
                "shaftFlex": shaft_flex,
                "shaftWeight": shaft_weight,
                "launchProfile": launch_profile,
                "gripSize": grip_size,
            }
        )
        if designation is not UNSET:
            field_dict["designation"] = designation
        if bounce is not UNSET:
            field_dict["bounce"] = bounce
        if shaft_material is not UNSET:
            field_dict["shaftMaterial"] = shaft_material
        if weight_setting is not UNSET:
            field_dict["weightSetting"] = weight_setting

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_head_category(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        head_category = _parse_head_category(d.pop("headCategory"))

        hand = check_hand(d.pop("hand"))

        group = check_matching_criteria_group(d.pop("group"))

        loft = d.pop("loft")

        shaft_flex = check_flex(d.pop("shaftFlex"))

        shaft_weight = d.pop("shaftWeight")

        launch_profile = check_launch_profile(d.pop("launchProfile"))

        grip_size = check_matching_criteria_grip_size(d.pop("gripSize"))

        _designation = d.pop("designation", UNSET)
        designation: MatchingCriteriaDesignation | Unset
        if isinstance(_designation, Unset):
            designation = UNSET
        else:
            designation = check_matching_criteria_designation(_designation)

        bounce = d.pop("bounce", UNSET)

        _shaft_material = d.pop("shaftMaterial", UNSET)
        shaft_material: ShaftMaterial | Unset
        if isinstance(_shaft_material, Unset):
            shaft_material = UNSET
        else:
            shaft_material = check_shaft_material(_shaft_material)

        _weight_setting = d.pop("weightSetting", UNSET)
        weight_setting: MatchingCriteriaWeightSetting | Unset
        if isinstance(_weight_setting, Unset):
            weight_setting = UNSET
        else:
            weight_setting = check_matching_criteria_weight_setting(_weight_setting)

        matching_criteria = cls(
            head_category=head_category,
            hand=hand,
            group=group,
            loft=loft,
            shaft_flex=shaft_flex,
            shaft_weight=shaft_weight,
            launch_profile=launch_profile,
            grip_size=grip_size,
            designation=designation,
            bounce=bounce,
            shaft_material=shaft_material,
            weight_setting=weight_setting,
        )

        matching_criteria.additional_properties = d
        return matching_criteria

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
