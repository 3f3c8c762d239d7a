from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.found_fitters_origin_placed_by import (
    FoundFittersOriginPlacedBy,
    check_found_fitters_origin_placed_by,
)

T = TypeVar("T", bound="FoundFittersOrigin")


@_attrs_define
class FoundFittersOrigin:
    """The point that distances are measured from."""

    label: str
    """ What was located: the ZIP, the city and state, or the coordinates. """
    lat: float
    """ Latitude, degrees. """
    lng: float
    """ Longitude, degrees. """
    placed_by: FoundFittersOriginPlacedBy
    """ How it was located. """
    source: str
    """ Where the point comes from. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        label = self.label

        lat = self.lat

        lng = self.lng

        placed_by: str = self.placed_by

        source = self.source

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "label": label,
                "lat": lat,
                "lng": lng,
                "placedBy": placed_by,
                "source": source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        label = d.pop("label")

        lat = d.pop("lat")

        lng = d.pop("lng")

        placed_by = check_found_fitters_origin_placed_by(d.pop("placedBy"))

        source = d.pop("source")

        found_fitters_origin = cls(
            label=label,
            lat=lat,
            lng=lng,
            placed_by=placed_by,
            source=source,
        )

        found_fitters_origin.additional_properties = d
        return found_fitters_origin

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
