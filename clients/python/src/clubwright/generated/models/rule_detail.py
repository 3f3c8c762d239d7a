from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rule_with_table import RuleWithTable


T = TypeVar("T", bound="RuleDetail")


@_attrs_define
class RuleDetail:
    """One fitting rule, with the rows of its table."""

    success: bool
    """ Always true; a problem document has false. """
    ruleset_revision: str
    """ Revision of the fitting rules. """
    rule: RuleWithTable
    """ A fitting rule with its figures. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        ruleset_revision = self.ruleset_revision

        rule = self.rule.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "rulesetRevision": ruleset_revision,
                "rule": rule,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rule_with_table import RuleWithTable  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        ruleset_revision = d.pop("rulesetRevision")

        rule = RuleWithTable.from_dict(d.pop("rule"))

        rule_detail = cls(
            success=success,
            ruleset_revision=ruleset_revision,
            rule=rule,
        )

        rule_detail.additional_properties = d
        return rule_detail

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
