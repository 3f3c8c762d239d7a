from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chosen_option_from import ChosenOptionFrom, check_chosen_option_from
from ..models.chosen_option_parameter import (
    ChosenOptionParameter,
    check_chosen_option_parameter,
)

T = TypeVar("T", bound="ChosenOption")


@_attrs_define
class ChosenOption:
    """A choice in the link."""

    parameter: ChosenOptionParameter
    """ Name in the url. """
    value: str
    """ Value in the url. """
    shown: str
    """ In words. """
    from_: ChosenOptionFrom
    """ Where it came from: the request, the fitting, or a default. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        parameter: str = self.parameter

        value = self.value

        shown = self.shown

        from_: str = self.from_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "parameter": parameter,
                "value": value,
                "shown": shown,
                "from": from_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        parameter = check_chosen_option_parameter(d.pop("parameter"))

        value = d.pop("value")

        shown = d.pop("shown")

        from_ = check_chosen_option_from(d.pop("from"))

        chosen_option = cls(
            parameter=parameter,
            value=value,
            shown=shown,
            from_=from_,
        )

        chosen_option.additional_properties = d
        return chosen_option

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
