from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.import_report_device_type_0_kind import (
    ImportReportDeviceType0Kind,
    check_import_report_device_type_0_kind,
)

T = TypeVar("T", bound="ImportReportDeviceType0")


@_attrs_define
class ImportReportDeviceType0:
    maker: str
    """ Maker. """
    kind: ImportReportDeviceType0Kind
    """ How it sees the club: the attack of a driver is corrected for cameras only. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        maker = self.maker

        kind: str = self.kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "maker": maker,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        maker = d.pop("maker")

        kind = check_import_report_device_type_0_kind(d.pop("kind"))

        import_report_device_type_0 = cls(
            maker=maker,
            kind=kind,
        )

        import_report_device_type_0.additional_properties = d
        return import_report_device_type_0

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
