from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.fitting_progress_stage import (
    FittingProgressStage,
    check_fitting_progress_stage,
)

T = TypeVar("T", bound="FittingProgress")


@_attrs_define
class FittingProgress:
    """How far along it is."""

    stage: FittingProgressStage
    """ What the engine is doing. """
    percent: int
    """ Percentage of stages completed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stage: str = self.stage

        percent = self.percent

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stage": stage,
                "percent": percent,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        stage = check_fitting_progress_stage(d.pop("stage"))

        percent = d.pop("percent")

        fitting_progress = cls(
            stage=stage,
            percent=percent,
        )

        fitting_progress.additional_properties = d
        return fitting_progress

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
