from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="FieldProblem")


@_attrs_define
class FieldProblem:
    """An invalid field."""

    pointer: str
    """ JSON Pointer to the field; empty for the whole request. """
    detail: str
    """ What the field must be. """
    received: Any | Unset = UNSET
    """ The value as sent, if it is a short scalar. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pointer = self.pointer

        detail = self.detail

        received = self.received

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pointer": pointer,
                "detail": detail,
            }
        )
        if received is not UNSET:
            field_dict["received"] = received

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        pointer = d.pop("pointer")

        detail = d.pop("detail")

        received = d.pop("received", UNSET)

        field_problem = cls(
            pointer=pointer,
            detail=detail,
            received=received,
        )

        field_problem.additional_properties = d
        return field_problem

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
