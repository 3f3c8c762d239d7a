from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.fitting_failure_code import FittingFailureCode, check_fitting_failure_code

T = TypeVar("T", bound="FittingFailure")


@_attrs_define
class FittingFailure:
    """Why it failed."""

    code: FittingFailureCode
    """ Stable code to branch on. """
    title: str
    """ The failure in a few words. """
    detail: str
    """ What happened. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code: str = self.code

        title = self.title

        detail = self.detail

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "title": title,
                "detail": detail,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = check_fitting_failure_code(d.pop("code"))

        title = d.pop("title")

        detail = d.pop("detail")

        fitting_failure = cls(
            code=code,
            title=title,
            detail=detail,
        )

        fitting_failure.additional_properties = d
        return fitting_failure

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
