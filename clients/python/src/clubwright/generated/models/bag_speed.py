from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bag_speed_source_type_1 import (
    BagSpeedSourceType1,
    check_bag_speed_source_type_1,
)
from ..models.bag_speed_source_type_2_type_1 import (
    BagSpeedSourceType2Type1,
    check_bag_speed_source_type_2_type_1,
)
from ..models.bag_speed_source_type_3_type_1 import (
    BagSpeedSourceType3Type1,
    check_bag_speed_source_type_3_type_1,
)

T = TypeVar("T", bound="BagSpeed")


@_attrs_define
class BagSpeed:
    """Speed behind the estimates."""

    driver_speed: float | None
    """ mph. """
    source: BagSpeedSourceType1 | BagSpeedSourceType2Type1 | BagSpeedSourceType3Type1 | None
    """ What it follows from; null when it cannot be derived. """
    rule: str
    """ Ours: the rule that derives it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        driver_speed: float | None
        driver_speed = self.driver_speed

        source: None | str
        if isinstance(self.source, str):
            source = self.source
        elif isinstance(self.source, str):
            source = self.source
        elif isinstance(self.source, str):
            source = self.source
        else:
            source = self.source

        rule = self.rule

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "driverSpeed": driver_speed,
                "source": source,
                "rule": rule,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_driver_speed(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        driver_speed = _parse_driver_speed(d.pop("driverSpeed"))

        def _parse_source(
            data: object,
        ) -> BagSpeedSourceType1 | BagSpeedSourceType2Type1 | BagSpeedSourceType3Type1 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                source_type_1 = check_bag_speed_source_type_1(data)

                return source_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                source_type_2_type_1 = check_bag_speed_source_type_2_type_1(data)

                return source_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                source_type_3_type_1 = check_bag_speed_source_type_3_type_1(data)

                return source_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BagSpeedSourceType1 | BagSpeedSourceType2Type1 | BagSpeedSourceType3Type1 | None, data)

        source = _parse_source(d.pop("source"))

        rule = d.pop("rule")

        bag_speed = cls(
            driver_speed=driver_speed,
            source=source,
            rule=rule,
        )

        bag_speed.additional_properties = d
        return bag_speed

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
