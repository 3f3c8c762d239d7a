from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.scored_build_shaft_source import (
    ScoredBuildShaftSource,
    check_scored_build_shaft_source,
)

T = TypeVar("T", bound="ScoredBuildShaft")


@_attrs_define
class ScoredBuildShaft:
    """The shaft."""

    shaft_id: None | str
    """ Id for the store link; null if it has none. """
    model: str
    """ Maker's name for the shaft. """
    source: ScoredBuildShaftSource
    """ stock: fitted by the maker; aftermarket: sold separately. """
    model_known: bool
    """ False: only the class of the stock shaft is known. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shaft_id: None | str
        shaft_id = self.shaft_id

        model = self.model

        source: str = self.source

        model_known = self.model_known

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shaftId": shaft_id,
                "model": model,
                "source": source,
                "modelKnown": model_known,
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

        source = check_scored_build_shaft_source(d.pop("source"))

        model_known = d.pop("modelKnown")

        scored_build_shaft = cls(
            shaft_id=shaft_id,
            model=model,
            source=source,
            model_known=model_known,
        )

        scored_build_shaft.additional_properties = d
        return scored_build_shaft

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
