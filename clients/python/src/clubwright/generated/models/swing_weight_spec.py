from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.basis import Basis, check_basis
from ..models.spec_unit_type_1 import SpecUnitType1, check_spec_unit_type_1
from ..models.spec_unit_type_2_type_1 import (
    SpecUnitType2Type1,
    check_spec_unit_type_2_type_1,
)
from ..models.spec_unit_type_3_type_1 import (
    SpecUnitType3Type1,
    check_spec_unit_type_3_type_1,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="SwingWeightSpec")


@_attrs_define
class SwingWeightSpec:
    """Swing weight."""

    unit: None | SpecUnitType1 | SpecUnitType2Type1 | SpecUnitType3Type1
    """ Unit of the value; null for words. """
    display: str
    """ Text to show to people. """
    rule: str
    """ Rule that chose it; see /v1/rules/{id}. """
    basis: Basis
    """ The weakest of the inputs behind it. """
    value: None | str
    """ The fitted swing weight; null for juniors. """
    rules: list[str] | Unset = UNSET
    """ Every rule behind it: the one that chose it, then the rules behind its inputs. Not in older fittings. """
    why: str | Unset = UNSET
    """ With detail: the reason, with the golfer’s own figures. """
    alternatives: list[str] | Unset = UNSET
    """ With detail: other values that were close. """
    confidence: float | Unset = UNSET
    """ With detail: refit share, the share of 1,000 re-fits, varied within the input noise, that agree to one step.
    Nothing to do with `next.confidence`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        unit: None | str
        if isinstance(self.unit, str):
            unit = self.unit
        elif isinstance(self.unit, str):
            unit = self.unit
        elif isinstance(self.unit, str):
            unit = self.unit
        else:
            unit = self.unit

        display = self.display

        rule = self.rule

        basis: str = self.basis

        value: None | str
        value = self.value

        rules: list[str] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        why = self.why

        alternatives: list[str] | Unset = UNSET
        if not isinstance(self.alternatives, Unset):
            alternatives = self.alternatives

        confidence = self.confidence

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "unit": unit,
                "display": display,
                "rule": rule,
                "basis": basis,
                "value": value,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules
        if why is not UNSET:
            field_dict["why"] = why
        if alternatives is not UNSET:
            field_dict["alternatives"] = alternatives
        if confidence is not UNSET:
            field_dict["confidence"] = confidence

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_unit(data: object) -> None | SpecUnitType1 | SpecUnitType2Type1 | SpecUnitType3Type1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                unit_type_1 = check_spec_unit_type_1(data)

                return unit_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                unit_type_2_type_1 = check_spec_unit_type_2_type_1(data)

                return unit_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                unit_type_3_type_1 = check_spec_unit_type_3_type_1(data)

                return unit_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SpecUnitType1 | SpecUnitType2Type1 | SpecUnitType3Type1, data)

        unit = _parse_unit(d.pop("unit"))

        display = d.pop("display")

        rule = d.pop("rule")

        basis = check_basis(d.pop("basis"))

        def _parse_value(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        value = _parse_value(d.pop("value"))

        rules = cast(list[str], d.pop("rules", UNSET))

        why = d.pop("why", UNSET)

        alternatives = cast(list[str], d.pop("alternatives", UNSET))

        confidence = d.pop("confidence", UNSET)

        swing_weight_spec = cls(
            unit=unit,
            display=display,
            rule=rule,
            basis=basis,
            value=value,
            rules=rules,
            why=why,
            alternatives=alternatives,
            confidence=confidence,
        )

        swing_weight_spec.additional_properties = d
        return swing_weight_spec

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
