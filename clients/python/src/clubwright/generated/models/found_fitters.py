from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.fitter import Fitter
    from ..models.found_fitters_origin import FoundFittersOrigin


T = TypeVar("T", bound="FoundFitters")


@_attrs_define
class FoundFitters:
    """Fitters within the radius: partners first, then by distance."""

    success: bool
    """ Always true; a problem document has false. """
    origin: FoundFittersOrigin
    """ The point that distances are measured from. """
    radius_miles: float
    """ Radius searched, miles. """
    count: int
    """ Fitters returned. """
    fitters: list[Fitter]
    """ Partners within the radius, then all others within it, nearest first. """
    summary: str
    """ The answer in words. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        origin = self.origin.to_dict()

        radius_miles = self.radius_miles

        count = self.count

        fitters = []
        for fitters_item_data in self.fitters:
            fitters_item = fitters_item_data.to_dict()
            fitters.append(fitters_item)

        summary = self.summary

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "origin": origin,
                "radiusMiles": radius_miles,
                "count": count,
                "fitters": fitters,
                "summary": summary,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fitter import Fitter  # noqa: PLC0415
        from ..models.found_fitters_origin import FoundFittersOrigin  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        origin = FoundFittersOrigin.from_dict(d.pop("origin"))

        radius_miles = d.pop("radiusMiles")

        count = d.pop("count")

        fitters = []
        _fitters = d.pop("fitters")
        for fitters_item_data in _fitters:
            fitters_item = Fitter.from_dict(fitters_item_data)

            fitters.append(fitters_item)

        summary = d.pop("summary")

        found_fitters = cls(
            success=success,
            origin=origin,
            radius_miles=radius_miles,
            count=count,
            fitters=fitters,
            summary=summary,
        )

        found_fitters.additional_properties = d
        return found_fitters

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
