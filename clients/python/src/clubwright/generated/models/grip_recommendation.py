from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.grip_recommendation_extra_wraps import (
    GripRecommendationExtraWraps,
    check_grip_recommendation_extra_wraps,
)
from ..models.grip_recommendation_size import (
    GripRecommendationSize,
    check_grip_recommendation_size,
)
from ..models.grip_recommendation_store_grip_size import (
    GripRecommendationStoreGripSize,
    check_grip_recommendation_store_grip_size,
)

T = TypeVar("T", bound="GripRecommendation")


@_attrs_define
class GripRecommendation:
    """The grip for the hand."""

    size: GripRecommendationSize
    """ Size of the grip. """
    extra_wraps: GripRecommendationExtraWraps
    """ Wraps of tape under the grip, about 1/64 in of diameter each. """
    display: str
    """ The build in words. """
    store_grip_size: GripRecommendationStoreGripSize
    """ For `gripSize` of the store link. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        size: str = self.size

        extra_wraps: str = self.extra_wraps

        display = self.display

        store_grip_size: str = self.store_grip_size

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "size": size,
                "extraWraps": extra_wraps,
                "display": display,
                "storeGripSize": store_grip_size,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        size = check_grip_recommendation_size(d.pop("size"))

        extra_wraps = check_grip_recommendation_extra_wraps(d.pop("extraWraps"))

        display = d.pop("display")

        store_grip_size = check_grip_recommendation_store_grip_size(d.pop("storeGripSize"))

        grip_recommendation = cls(
            size=size,
            extra_wraps=extra_wraps,
            display=display,
            store_grip_size=store_grip_size,
        )

        grip_recommendation.additional_properties = d
        return grip_recommendation

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
