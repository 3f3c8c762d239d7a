from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.build_shaft_source import BuildShaftSource, check_build_shaft_source
from ..models.flex import Flex, check_flex
from ..models.launch_profile import LaunchProfile, check_launch_profile

T = TypeVar("T", bound="BuildShaft")


@_attrs_define
class BuildShaft:
    """The shaft to order."""

    shaft_id: None | str
    """ Id for the store link; null if it has none. """
    model: str
    """ Maker's name for the shaft. """
    flex: Flex
    """ A shaft flex, softest first. """
    weight_band: str
    """ Ten-gram band, in the form used by the store link. """
    weight_grams: float | None
    """ Weight, grams; null if only the band is known. """
    launch: LaunchProfile
    """ Low to high. """
    source: BuildShaftSource
    """ stock: fitted by the maker; aftermarket: sold separately. """
    model_known: bool
    """ False: only the class of the stock shaft is known. """
    upcharge: float | None
    """ Added to the price, US dollars; null: unknown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shaft_id: None | str
        shaft_id = self.shaft_id

        model = self.model

        flex: str = self.flex

        weight_band = self.weight_band

        weight_grams: float | None
        weight_grams = self.weight_grams

        launch: str = self.launch

        source: str = self.source

        model_known = self.model_known

        upcharge: float | None
        upcharge = self.upcharge

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shaftId": shaft_id,
                "model": model,
                "flex": flex,
                "weightBand": weight_band,
                "weightGrams": weight_grams,
                "launch": launch,
                "source": source,
                "modelKnown": model_known,
                "upcharge": upcharge,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_shaft_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        shaft_id = _parse_shaft_id(d.pop("shaftId"))

        model = d.pop("model")

        flex = check_flex(d.pop("flex"))

        weight_band = d.pop("weightBand")

        def _parse_weight_grams(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        weight_grams = _parse_weight_grams(d.pop("weightGrams"))

        launch = check_launch_profile(d.pop("launch"))

        source = check_build_shaft_source(d.pop("source"))

        model_known = d.pop("modelKnown")

        def _parse_upcharge(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        upcharge = _parse_upcharge(d.pop("upcharge"))

        build_shaft = cls(
            shaft_id=shaft_id,
            model=model,
            flex=flex,
            weight_band=weight_band,
            weight_grams=weight_grams,
            launch=launch,
            source=source,
            model_known=model_known,
            upcharge=upcharge,
        )

        build_shaft.additional_properties = d
        return build_shaft

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
