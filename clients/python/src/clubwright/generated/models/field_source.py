from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.field_source_confidence import (
    FieldSourceConfidence,
    check_field_source_confidence,
)
from ..models.field_source_fields_item import (
    FieldSourceFieldsItem,
    check_field_source_fields_item,
)

T = TypeVar("T", bound="FieldSource")


@_attrs_define
class FieldSource:
    """Where figures were seen."""

    fields: list[FieldSourceFieldsItem]
    """ The fields. """
    confidence: FieldSourceConfidence
    """ How well these fields are supported. high: the maker's page or two sources; medium: one second-hand source,
    or partly unsure. """
    source: str
    """ Publication and its date. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        fields = []
        for fields_item_data in self.fields:
            fields_item: str = fields_item_data
            fields.append(fields_item)

        confidence: str = self.confidence

        source = self.source

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "fields": fields,
                "confidence": confidence,
                "source": source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        fields = []
        _fields = d.pop("fields")
        for fields_item_data in _fields:
            fields_item = check_field_source_fields_item(fields_item_data)

            fields.append(fields_item)

        confidence = check_field_source_confidence(d.pop("confidence"))

        source = d.pop("source")

        field_source = cls(
            fields=fields,
            confidence=confidence,
            source=source,
        )

        field_source.additional_properties = d
        return field_source

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
