from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.rule_status import RuleStatus, check_rule_status
from ..types import UNSET, Unset

T = TypeVar("T", bound="Rule")


@_attrs_define
class Rule:
    """A fitting rule."""

    id: str
    """ Stable id; fitting results refer to it. """
    title: str
    """ What it is about. """
    statement: str
    """ What the rule decides, with its formula and units. """
    source: str
    """ Where its figures come from. """
    status: RuleStatus
    """ How well it is supported: seen in a publication, quoted from memory, computed by our checked model, or our
    decision. """
    section: str
    """ Topic. """
    since: str
    """ First ruleset revision that contained it. """
    implemented_by: str
    """ The function that implements it: source file and export. """
    table: str | Unset = UNSET
    """ Reference table that contains its figures. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        title = self.title

        statement = self.statement

        source = self.source

        status: str = self.status

        section = self.section

        since = self.since

        implemented_by = self.implemented_by

        table = self.table

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "title": title,
                "statement": statement,
                "source": source,
                "status": status,
                "section": section,
                "since": since,
                "implementedBy": implemented_by,
            }
        )
        if table is not UNSET:
            field_dict["table"] = table

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        title = d.pop("title")

        statement = d.pop("statement")

        source = d.pop("source")

        status = check_rule_status(d.pop("status"))

        section = d.pop("section")

        since = d.pop("since")

        implemented_by = d.pop("implementedBy")

        table = d.pop("table", UNSET)

        rule = cls(
            id=id,
            title=title,
            statement=statement,
            source=source,
            status=status,
            section=section,
            since=since,
            implemented_by=implemented_by,
            table=table,
        )

        rule.additional_properties = d
        return rule

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
