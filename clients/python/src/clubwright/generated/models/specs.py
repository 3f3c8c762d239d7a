from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.flex_spec import FlexSpec
    from ..models.launch_spec import LaunchSpec
    from ..models.material_spec import MaterialSpec
    from ..models.number_spec import NumberSpec
    from ..models.swing_weight_spec import SwingWeightSpec
    from ..models.text_spec import TextSpec
    from ..models.weight_setting_spec import WeightSettingSpec


T = TypeVar("T", bound="Specs")


@_attrs_define
class Specs:
    """The fitted figures, in one form; values are numbers or text."""

    loft: NumberSpec
    """ Loft, degrees. Irons: the 7-iron. """
    shaft_flex: FlexSpec
    """ Flex of the shaft. """
    shaft_weight: NumberSpec
    """ Loft, degrees. Irons: the 7-iron. """
    launch_profile: LaunchSpec
    """ Launch profile of the shaft. """
    length: NumberSpec
    """ Loft, degrees. Irons: the 7-iron. """
    lie_angle: NumberSpec
    """ Loft, degrees. Irons: the 7-iron. """
    head_profile: TextSpec
    """ Head category, as in the catalog. """
    swing_weight: SwingWeightSpec
    """ Swing weight. """
    shaft_material: MaterialSpec | Unset = UNSET
    """ Irons and wedges: material of the shaft. """
    weight_setting: WeightSettingSpec | Unset = UNSET
    """ Drivers: the adjustable weight. """
    bounce: NumberSpec | Unset = UNSET
    """ Loft, degrees. Irons: the 7-iron. """
    grind: TextSpec | Unset = UNSET
    """ Head category, as in the catalog. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        loft = self.loft.to_dict()

        shaft_flex = self.shaft_flex.to_dict()

        shaft_weight = self.shaft_weight.to_dict()

        launch_profile = self.launch_profile.to_dict()

        length = self.length.to_dict()

        lie_angle = self.lie_angle.to_dict()

        head_profile = self.head_profile.to_dict()

        swing_weight = self.swing_weight.to_dict()

        shaft_material: dict[str, Any] | Unset = UNSET
        if not isinstance(self.shaft_material, Unset):
            shaft_material = self.shaft_material.to_dict()

        weight_setting: dict[str, Any] | Unset = UNSET
        if not isinstance(self.weight_setting, Unset):
            weight_setting = self.weight_setting.to_dict()

        bounce: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bounce, Unset):
            bounce = self.bounce.to_dict()

        grind: dict[str, Any] | Unset = UNSET
        if not isinstance(self.grind, Unset):
            grind = self.grind.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "loft": loft,
                "shaftFlex": shaft_flex,
                "shaftWeight": shaft_weight,
                "launchProfile": launch_profile,
                "length": length,
                "lieAngle": lie_angle,
                "headProfile": head_profile,
                "swingWeight": swing_weight,
            }
        )
        if shaft_material is not UNSET:
            field_dict["shaftMaterial"] = shaft_material
        if weight_setting is not UNSET:
            field_dict["weightSetting"] = weight_setting
        if bounce is not UNSET:
            field_dict["bounce"] = bounce
        if grind is not UNSET:
            field_dict["grind"] = grind

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.flex_spec import FlexSpec  # noqa: PLC0415
        from ..models.launch_spec import LaunchSpec  # noqa: PLC0415
        from ..models.material_spec import MaterialSpec  # noqa: PLC0415
        from ..models.number_spec import NumberSpec  # noqa: PLC0415
        from ..models.swing_weight_spec import SwingWeightSpec  # noqa: PLC0415
        from ..models.text_spec import TextSpec  # noqa: PLC0415
        from ..models.weight_setting_spec import WeightSettingSpec  # noqa: PLC0415

        d = dict(src_dict)
        loft = NumberSpec.from_dict(d.pop("loft"))

        shaft_flex = FlexSpec.from_dict(d.pop("shaftFlex"))

        shaft_weight = NumberSpec.from_dict(d.pop("shaftWeight"))

        launch_profile = LaunchSpec.from_dict(d.pop("launchProfile"))

        length = NumberSpec.from_dict(d.pop("length"))

        lie_angle = NumberSpec.from_dict(d.pop("lieAngle"))

        head_profile = TextSpec.from_dict(d.pop("headProfile"))

        swing_weight = SwingWeightSpec.from_dict(d.pop("swingWeight"))

        _shaft_material = d.pop("shaftMaterial", UNSET)
        shaft_material: MaterialSpec | Unset
        if isinstance(_shaft_material, Unset):
            shaft_material = UNSET
        else:
            shaft_material = MaterialSpec.from_dict(_shaft_material)

        _weight_setting = d.pop("weightSetting", UNSET)
        weight_setting: WeightSettingSpec | Unset
        if isinstance(_weight_setting, Unset):
            weight_setting = UNSET
        else:
            weight_setting = WeightSettingSpec.from_dict(_weight_setting)

        _bounce = d.pop("bounce", UNSET)
        bounce: NumberSpec | Unset
        if isinstance(_bounce, Unset):
            bounce = UNSET
        else:
            bounce = NumberSpec.from_dict(_bounce)

        _grind = d.pop("grind", UNSET)
        grind: TextSpec | Unset
        if isinstance(_grind, Unset):
            grind = UNSET
        else:
            grind = TextSpec.from_dict(_grind)

        specs = cls(
            loft=loft,
            shaft_flex=shaft_flex,
            shaft_weight=shaft_weight,
            launch_profile=launch_profile,
            length=length,
            lie_angle=lie_angle,
            head_profile=head_profile,
            swing_weight=swing_weight,
            shaft_material=shaft_material,
            weight_setting=weight_setting,
            bounce=bounce,
            grind=grind,
        )

        specs.additional_properties = d
        return specs

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
