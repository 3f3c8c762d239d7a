from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.missing_input import MissingInput


T = TypeVar("T", bound="AnalysisInputQuality")


@_attrs_define
class AnalysisInputQuality:
    """How complete the input is."""

    score: float
    """ How complete the input is, 0 to 100. """
    missing: list[MissingInput]
    """ Missing inputs, most helpful first. """
    rule: str | Unset = UNSET
    """ Ours: the rule of these points. Not in older fittings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        score = self.score

        missing = []
        for missing_item_data in self.missing:
            missing_item = missing_item_data.to_dict()
            missing.append(missing_item)

        rule = self.rule

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "score": score,
                "missing": missing,
            }
        )
        if rule is not UNSET:
            field_dict["rule"] = rule

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.missing_input import MissingInput  # noqa: PLC0415

        d = dict(src_dict)
        score = d.pop("score")

        missing = []
        _missing = d.pop("missing")
        for missing_item_data in _missing:
            missing_item = MissingInput.from_dict(missing_item_data)

            missing.append(missing_item)

        rule = d.pop("rule", UNSET)

        analysis_input_quality = cls(
            score=score,
            missing=missing,
            rule=rule,
        )

        analysis_input_quality.additional_properties = d
        return analysis_input_quality

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
