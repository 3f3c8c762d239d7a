from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.fitting_request import FittingRequest


T = TypeVar("T", bound="BagPlanFittingsItem")


@_attrs_define
class BagPlanFittingsItem:
    """A fitting to ask for."""

    clubs: list[str]
    """ The clubs that it fits. """
    request: FittingRequest
    """ What is known about the golfer and the swing. Send only what was measured or said; never a guess. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        clubs = self.clubs

        request = self.request.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clubs": clubs,
                "request": request,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fitting_request import FittingRequest  # noqa: PLC0415

        d = dict(src_dict)
        clubs = cast(list[str], d.pop("clubs"))

        request = FittingRequest.from_dict(d.pop("request"))

        bag_plan_fittings_item = cls(
            clubs=clubs,
            request=request,
        )

        bag_plan_fittings_item.additional_properties = d
        return bag_plan_fittings_item

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
