from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.import_column_as_type_1 import (
    ImportColumnAsType1,
    check_import_column_as_type_1,
)
from ..models.import_column_as_type_2_type_1 import (
    ImportColumnAsType2Type1,
    check_import_column_as_type_2_type_1,
)
from ..models.import_column_as_type_3_type_1 import (
    ImportColumnAsType3Type1,
    check_import_column_as_type_3_type_1,
)

T = TypeVar("T", bound="ImportColumn")


@_attrs_define
class ImportColumn:
    """A column."""

    column: int
    """ Place, from 1. """
    heading: str
    """ Its heading, without the unit. """
    as_: ImportColumnAsType1 | ImportColumnAsType2Type1 | ImportColumnAsType3Type1 | None
    """ What it was read as; null: nothing. """
    unit: None | str
    """ Unit of its numbers; null: none. """
    is_unit_named: bool
    """ The file names the unit. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        heading = self.heading

        as_: None | str
        if isinstance(self.as_, str):
            as_ = self.as_
        elif isinstance(self.as_, str):
            as_ = self.as_
        elif isinstance(self.as_, str):
            as_ = self.as_
        else:
            as_ = self.as_

        unit: None | str
        unit = self.unit

        is_unit_named = self.is_unit_named

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "column": column,
                "heading": heading,
                "as": as_,
                "unit": unit,
                "isUnitNamed": is_unit_named,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        column = d.pop("column")

        heading = d.pop("heading")

        def _parse_as_(
            data: object,
        ) -> ImportColumnAsType1 | ImportColumnAsType2Type1 | ImportColumnAsType3Type1 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                as_type_1 = check_import_column_as_type_1(data)

                return as_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                as_type_2_type_1 = check_import_column_as_type_2_type_1(data)

                return as_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                as_type_3_type_1 = check_import_column_as_type_3_type_1(data)

                return as_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ImportColumnAsType1 | ImportColumnAsType2Type1 | ImportColumnAsType3Type1 | None, data)

        as_ = _parse_as_(d.pop("as"))

        def _parse_unit(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        unit = _parse_unit(d.pop("unit"))

        is_unit_named = d.pop("isUnitNamed")

        import_column = cls(
            column=column,
            heading=heading,
            as_=as_,
            unit=unit,
            is_unit_named=is_unit_named,
        )

        import_column.additional_properties = d
        return import_column

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
