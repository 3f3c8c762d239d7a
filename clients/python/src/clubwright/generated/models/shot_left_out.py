from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.shot_left_out_outlier_in_item import (
    ShotLeftOutOutlierInItem,
    check_shot_left_out_outlier_in_item,
)

T = TypeVar("T", bound="ShotLeftOut")


@_attrs_define
class ShotLeftOut:
    """A shot that does not count."""

    shot_id: UUID
    """ Id of the shot. """
    shot_number: int
    """ Number of the shot, as sent. """
    needs_review: bool
    """ The sender asked for a review of its numbers. """
    outlier_in: list[ShotLeftOutOutlierInItem]
    """ Metrics in which it is far from the other shots with the club. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        shot_id = str(self.shot_id)

        shot_number = self.shot_number

        needs_review = self.needs_review

        outlier_in = []
        for outlier_in_item_data in self.outlier_in:
            outlier_in_item: str = outlier_in_item_data
            outlier_in.append(outlier_in_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "shotId": shot_id,
                "shotNumber": shot_number,
                "needsReview": needs_review,
                "outlierIn": outlier_in,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        shot_id = UUID(d.pop("shotId"))

        shot_number = d.pop("shotNumber")

        needs_review = d.pop("needsReview")

        outlier_in = []
        _outlier_in = d.pop("outlierIn")
        for outlier_in_item_data in _outlier_in:
            outlier_in_item = check_shot_left_out_outlier_in_item(outlier_in_item_data)

            outlier_in.append(outlier_in_item)

        shot_left_out = cls(
            shot_id=shot_id,
            shot_number=shot_number,
            needs_review=needs_review,
            outlier_in=outlier_in,
        )

        shot_left_out.additional_properties = d
        return shot_left_out

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
