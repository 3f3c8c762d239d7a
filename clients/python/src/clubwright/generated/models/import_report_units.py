from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.import_report_units_distance import (
    ImportReportUnitsDistance,
    check_import_report_units_distance,
)
from ..models.import_report_units_source import (
    ImportReportUnitsSource,
    check_import_report_units_source,
)
from ..models.import_report_units_speed import (
    ImportReportUnitsSpeed,
    check_import_report_units_speed,
)

T = TypeVar("T", bound="ImportReportUnits")


@_attrs_define
class ImportReportUnits:
    """Units of numbers for which the file names none."""

    speed: ImportReportUnitsSpeed
    """ Unit of speeds without one. """
    distance: ImportReportUnitsDistance
    """ Unit of distances without one. """
    source: ImportReportUnitsSource
    """ Named by the file, chosen by the sender, told by the numbers (carry against ball speed), or assumed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        speed: str = self.speed

        distance: str = self.distance

        source: str = self.source

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "speed": speed,
                "distance": distance,
                "source": source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        speed = check_import_report_units_speed(d.pop("speed"))

        distance = check_import_report_units_distance(d.pop("distance"))

        source = check_import_report_units_source(d.pop("source"))

        import_report_units = cls(
            speed=speed,
            distance=distance,
            source=source,
        )

        import_report_units.additional_properties = d
        return import_report_units

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
