from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rule import Rule
    from ..models.rule_list_by_status import RuleListByStatus


T = TypeVar("T", bound="RuleList")


@_attrs_define
class RuleList:
    """Every fitting rule."""

    success: bool
    """ Always true; a problem document has false. """
    ruleset_revision: str
    """ Revision of the fitting rules. """
    count: int
    """ Number of rules listed. """
    by_status: RuleListByStatus
    """ Rules by how well they are supported. """
    rules: list[Rule]
    """ The rules, by topic. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        ruleset_revision = self.ruleset_revision

        count = self.count

        by_status = self.by_status.to_dict()

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "rulesetRevision": ruleset_revision,
                "count": count,
                "byStatus": by_status,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rule import Rule  # noqa: PLC0415
        from ..models.rule_list_by_status import RuleListByStatus  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        ruleset_revision = d.pop("rulesetRevision")

        count = d.pop("count")

        by_status = RuleListByStatus.from_dict(d.pop("byStatus"))

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = Rule.from_dict(rules_item_data)

            rules.append(rules_item)

        rule_list = cls(
            success=success,
            ruleset_revision=ruleset_revision,
            count=count,
            by_status=by_status,
            rules=rules,
        )

        rule_list.additional_properties = d
        return rule_list

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
