from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.basis import Basis, check_basis
from ..types import UNSET, Unset

T = TypeVar("T", bound="AnalysisAssumptionsItem")


@_attrs_define
class AnalysisAssumptionsItem:
    """An input that was not measured."""

    field: str
    """ The input by its name. """
    value: float
    """ The value that was used. """
    basis: Basis
    """ The weakest of the inputs behind it. """
    how: str
    """ How it was derived. """
    rules: list[str] | Unset = UNSET
    """ Ours: ids of the rules behind the value; see /v1/rules/{id}. Not in older fittings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        field = self.field

        value = self.value

        basis: str = self.basis

        how = self.how

        rules: list[str] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "field": field,
                "value": value,
                "basis": basis,
                "how": how,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        field = d.pop("field")

        value = d.pop("value")

        basis = check_basis(d.pop("basis"))

        how = d.pop("how")

        rules = cast(list[str], d.pop("rules", UNSET))

        analysis_assumptions_item = cls(
            field=field,
            value=value,
            basis=basis,
            how=how,
            rules=rules,
        )

        analysis_assumptions_item.additional_properties = d
        return analysis_assumptions_item

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
