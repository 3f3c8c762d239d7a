from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="StoreLinkParams")


@_attrs_define
class StoreLinkParams:
    """Every parameter of the url, unencoded, in order."""

    hand: str | Unset = UNSET
    """ `right` or `left`. """
    wedges: str | Unset = UNSET
    """ Fitted set of wedges: loft:bounce pairs. """
    loft: str | Unset = UNSET
    """ Degrees, without a sign; irons: the 7-iron. """
    wood: str | Unset = UNSET
    """ Fairway woods: `3-wood`, `5-wood` or `7-wood`. """
    bounce: str | Unset = UNSET
    """ Wedges: degrees. """
    shaft: str | Unset = UNSET
    """ shaftId. """
    flex: str | Unset = UNSET
    """ Flex. """
    shaft_weight: str | Unset = UNSET
    """ Weight band. """
    length: str | Unset = UNSET
    """ `standard`, inches from it with a sign, or inches of the finished club. """
    lie: str | Unset = UNSET
    """ `standard` or degrees from it with a sign. """
    grip: str | Unset = UNSET
    """ gripId or `stock`. """
    grip_size: str | Unset = UNSET
    """ Size of the grip. """
    set_: str | Unset = UNSET
    """ Irons: clubs of the set. """
    swing_weight: str | Unset = UNSET
    """ Swing weight. """
    setting: str | Unset = UNSET
    """ `standard`, or signed degrees of the hosel setting or bend. """
    weight_setting: str | Unset = UNSET
    """ Drivers: `Standard`, `Draw Bias` or `Fade Bias`. """
    fit: str | Unset = UNSET
    """ fittingId. """
    utm_source: str | Unset = UNSET
    """ X-SVC-Platform of the caller, or `clubwright`. """
    utm_medium: str | Unset = UNSET
    """ `api`. """
    utm_campaign: str | Unset = UNSET
    """ `fitting` or `catalog`. """
    utm_content: str | Unset = UNSET
    """ `store-link`. """
    svc_ref: str | Unset = UNSET
    """ The same as `reference`. """
    svc_shop: str | Unset = UNSET
    """ Shop on whose page the fitting was made. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hand = self.hand

        wedges = self.wedges

        loft = self.loft

        wood = self.wood

        bounce = self.bounce

        shaft = self.shaft

        flex = self.flex

        shaft_weight = self.shaft_weight

        length = self.length

        lie = self.lie

        grip = self.grip

        grip_size = self.grip_size

        set_ = self.set_

        swing_weight = self.swing_weight

        setting = self.setting

        weight_setting = self.weight_setting

        fit = self.fit

        utm_source = self.utm_source

        utm_medium = self.utm_medium

        utm_campaign = self.utm_campaign

        utm_content = self.utm_content

        svc_ref = self.svc_ref

        svc_shop = self.svc_shop

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if hand is not UNSET:
            field_dict["hand"] = hand
        if wedges is not UNSET:
            field_dict["wedges"] = wedges
        if loft is not UNSET:
            field_dict["loft"] = loft
        if wood is not UNSET:
            field_dict["wood"] = wood
        if bounce is not UNSET:
            field_dict["bounce"] = bounce
        if shaft is not UNSET:
            field_dict["shaft"] = shaft
        if flex is not UNSET:
            field_dict["flex"] = flex
        if shaft_weight is not UNSET:
            field_dict["shaftWeight"] = shaft_weight
        if length is not UNSET:
            field_dict["length"] = length
        if lie is not UNSET:
            field_dict["lie"] = lie
        if grip is not UNSET:
            field_dict["grip"] = grip
        if grip_size is not UNSET:
            field_dict["gripSize"] = grip_size
        if set_ is not UNSET:
            field_dict["set"] = set_
        if swing_weight is not UNSET:
            field_dict["swingWeight"] = swing_weight
        if setting is not UNSET:
            field_dict["setting"] = setting
        if weight_setting is not UNSET:
            field_dict["weightSetting"] = weight_setting
        if fit is not UNSET:
            field_dict["fit"] = fit
        if utm_source is not UNSET:
            field_dict["utm_source"] = utm_source
        if utm_medium is not UNSET:
            field_dict["utm_medium"] = utm_medium
        if utm_campaign is not UNSET:
            field_dict["utm_campaign"] = utm_campaign
        if utm_content is not UNSET:
            field_dict["utm_content"] = utm_content
        if svc_ref is not UNSET:
            field_dict["svc_ref"] = svc_ref
        if svc_shop is not UNSET:
            field_dict["svc_shop"] = svc_shop

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        hand = d.pop("hand", UNSET)

        wedges = d.pop("wedges", UNSET)

        loft = d.pop("loft", UNSET)

        wood = d.pop("wood", UNSET)

        bounce = d.pop("bounce", UNSET)

        shaft = d.pop("shaft", UNSET)

        flex = d.pop("flex", UNSET)

        shaft_weight = d.pop("shaftWeight", UNSET)

        length = d.pop("length", UNSET)

        lie = d.pop("lie", UNSET)

        grip = d.pop("grip", UNSET)

        grip_size = d.pop("gripSize", UNSET)

        set_ = d.pop("set", UNSET)

        swing_weight = d.pop("swingWeight", UNSET)

        setting = d.pop("setting", UNSET)

        weight_setting = d.pop("weightSetting", UNSET)

        fit = d.pop("fit", UNSET)

        utm_source = d.pop("utm_source", UNSET)

        utm_medium = d.pop("utm_medium", UNSET)

        utm_campaign = d.pop("utm_campaign", UNSET)

        utm_content = d.pop("utm_content", UNSET)

        svc_ref = d.pop("svc_ref", UNSET)

        svc_shop = d.pop("svc_shop", UNSET)

        store_link_params = cls(
            hand=hand,
            wedges=wedges,
            loft=loft,
            wood=wood,
            bounce=bounce,
            shaft=shaft,
            flex=flex,
            shaft_weight=shaft_weight,
            length=length,
            lie=lie,
            grip=grip,
            grip_size=grip_size,
            set_=set_,
            swing_weight=swing_weight,
            setting=setting,
            weight_setting=weight_setting,
            fit=fit,
            utm_source=utm_source,
            utm_medium=utm_medium,
            utm_campaign=utm_campaign,
            utm_content=utm_content,
            svc_ref=svc_ref,
            svc_shop=svc_shop,
        )

        store_link_params.additional_properties = d
        return store_link_params

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
