from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.build_grip import BuildGrip
    from ..models.build_shaft import BuildShaft
    from ..models.build_wedges_item import BuildWedgesItem


T = TypeVar("T", bound="Build")


@_attrs_define
class Build:
    """How to order the club."""

    loft: float
    """ As ordered, degrees; irons: the 7-iron. """
    setting: None | str
    """ Hosel setting or bend, signed degrees; null if it cannot be changed. """
    playing_loft: float
    """ Loft after the setting, degrees. """
    shaft: BuildShaft
    """ The shaft to order. """
    length: float | None
    """ Inches. """
    length_estimated: bool
    """ The stock length is the industry standard. """
    lie: float | None
    """ Degrees. """
    lie_offset: float
    """ Degrees from stock, positive upright. """
    grip: BuildGrip
    """ The grip to order. """
    swing_weight: None | str
    """ Swing weight; null: unknown. """
    designation: str | Unset = UNSET
    """ Fairway woods, hybrids: the club. """
    weight_setting: str | Unset = UNSET
    """ Drivers: the adjustable weight. """
    bounce: float | None | Unset = UNSET
    """ Wedges: bounce, degrees; null: unknown. """
    grind: None | str | Unset = UNSET
    """ Wedges: maker's name for the sole; null: unknown. """
    set_: str | Unset = UNSET
    """ Irons: clubs of the set. """
    wedges: list[BuildWedgesItem] | Unset = UNSET
    """ Wedges: every wedge of the fitted set. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        loft = self.loft

        setting: None | str
        setting = self.setting

        playing_loft = self.playing_loft

        shaft = self.shaft.to_dict()

        length: float | None
        length = self.length

        length_estimated = self.length_estimated

        lie: float | None
        lie = self.lie

        lie_offset = self.lie_offset

        grip = self.grip.to_dict()

        swing_weight: None | str
        swing_weight = self.swing_weight

        designation = self.designation

        weight_setting = self.weight_setting

        bounce: float | None | Unset
        if isinstance(self.bounce, Unset):
            bounce = UNSET
        else:
            bounce = self.bounce

        grind: None | str | Unset
        if isinstance(self.grind, Unset):
            grind = UNSET
        else:
            grind = self.grind

        set_ = self.set_

        wedges: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.wedges, Unset):
            wedges = []
            for wedges_item_data in self.wedges:
                wedges_item = wedges_item_data.to_dict()
                wedges.append(wedges_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "loft": loft,
                "setting": setting,
                "playingLoft": playing_loft,
                "shaft": shaft,
                "length": length,
                "lengthEstimated": length_estimated,
                "lie": lie,
                "lieOffset": lie_offset,
                "grip": grip,
                "swingWeight": swing_weight,
            }
        )
        if designation is not UNSET:
            field_dict["designation"] = designation
        if weight_setting is not UNSET:
            field_dict["weightSetting"] = weight_setting
        if bounce is not UNSET:
            field_dict["bounce"] = bounce
        if grind is not UNSET:
            field_dict["grind"] = grind
        if set_ is not UNSET:
            field_dict["set"] = set_
        if wedges is not UNSET:
            field_dict["wedges"] = wedges

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.build_grip import BuildGrip  # noqa: PLC0415
        from ..models.build_shaft import BuildShaft  # noqa: PLC0415
        from ..models.build_wedges_item import BuildWedgesItem  # noqa: PLC0415

        d = dict(src_dict)
        loft = d.pop("loft")

        def _parse_setting(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        setting = _parse_setting(d.pop("setting"))

        playing_loft = d.pop("playingLoft")

        shaft = BuildShaft.from_dict(d.pop("shaft"))

        def _parse_length(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        length = _parse_length(d.pop("length"))

        length_estimated = d.pop("lengthEstimated")

        def _parse_lie(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        lie = _parse_lie(d.pop("lie"))

        lie_offset = d.pop("lieOffset")

        grip = BuildGrip.from_dict(d.pop("grip"))

        def _parse_swing_weight(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        swing_weight = _parse_swing_weight(d.pop("swingWeight"))

        designation = d.pop("designation", UNSET)

        weight_setting = d.pop("weightSetting", UNSET)

        def _parse_bounce(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        bounce = _parse_bounce(d.pop("bounce", UNSET))

        def _parse_grind(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        grind = _parse_grind(d.pop("grind", UNSET))

        set_ = d.pop("set", UNSET)

        _wedges = d.pop("wedges", UNSET)
        wedges: list[BuildWedgesItem] | Unset = UNSET
        if _wedges is not UNSET:
            wedges = []
            for wedges_item_data in _wedges:
                wedges_item = BuildWedgesItem.from_dict(wedges_item_data)

                wedges.append(wedges_item)

        build = cls(
            loft=loft,
            setting=setting,
            playing_loft=playing_loft,
            shaft=shaft,
            length=length,
            length_estimated=length_estimated,
            lie=lie,
            lie_offset=lie_offset,
            grip=grip,
            swing_weight=swing_weight,
            designation=designation,
            weight_setting=weight_setting,
            bounce=bounce,
            grind=grind,
            set_=set_,
            wedges=wedges,
        )

        build.additional_properties = d
        return build

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
