from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.next_step_action import NextStepAction, check_next_step_action
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.missing_input import MissingInput


T = TypeVar("T", bound="NextStep")


@_attrs_define
class NextStep:
    """What to do now."""

    action: NextStepAction
    """ measure_again: the speeds contradict each other, show the result and ask to measure both again; poll: read
    the fitting again, do not analyze again; retry: analyze again with retry.idempotencyKey. """
    text: str
    """ What to do now, in words. """
    confidence: float | Unset = UNSET
    """ Input points: how complete the input is, 0 to 100. Nothing to do with the `confidence` of a spec. """
    measure: MissingInput | None | Unset = UNSET
    """ The input that would help most. """
    rule: str | Unset = UNSET
    """ Ours: the rule behind `confidence` and `measure`. Not in older fittings. """
    check: list[str] | Unset = UNSET
    """ Questions to answer first. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.missing_input import MissingInput  # noqa: PLC0415

        action: str = self.action

        text = self.text

        confidence = self.confidence

        measure: dict[str, Any] | None | Unset
        if isinstance(self.measure, Unset):
            measure = UNSET
        elif isinstance(self.measure, MissingInput):
            measure = self.measure.to_dict()
        else:
            measure = self.measure

        rule = self.rule

        check: list[str] | Unset = UNSET
        if not isinstance(self.check, Unset):
            check = self.check

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action": action,
                "text": text,
            }
        )
        if confidence is not UNSET:
            field_dict["confidence"] = confidence
        if measure is not UNSET:
            field_dict["measure"] = measure
        if rule is not UNSET:
            field_dict["rule"] = rule
        if check is not UNSET:
            field_dict["check"] = check

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.missing_input import MissingInput  # noqa: PLC0415

        d = dict(src_dict)
        action = check_next_step_action(d.pop("action"))

        text = d.pop("text")

        confidence = d.pop("confidence", UNSET)

        def _parse_measure(data: object) -> MissingInput | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                measure_type_0 = MissingInput.from_dict(data)

                return measure_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MissingInput | None | Unset, data)

        measure = _parse_measure(d.pop("measure", UNSET))

        rule = d.pop("rule", UNSET)

        check = cast(list[str], d.pop("check", UNSET))

        next_step = cls(
            action=action,
            text=text,
            confidence=confidence,
            measure=measure,
            rule=rule,
            check=check,
        )

        next_step.additional_properties = d
        return next_step

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
