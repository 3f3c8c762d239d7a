from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.flight_point import FlightPoint


T = TypeVar("T", bound="AnalysisFlight")


@_attrs_define
class AnalysisFlight:
    """Flights to draw."""

    current: list[FlightPoint] | None
    """ The current shot; null without measured launch and spin. """
    fitted: list[FlightPoint] | None
    """ The expected shot; null if it cannot be computed. """
    basis: str
    """ What the flights are based on. """
    rules: list[str] | Unset = UNSET
    """ Ours: ids of the rules behind the flights; see /v1/rules/{id}. Not in older fittings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        current: list[dict[str, Any]] | None
        if isinstance(self.current, list):
            current = []
            for current_type_0_item_data in self.current:
                current_type_0_item = current_type_0_item_data.to_dict()
                current.append(current_type_0_item)

        else:
            current = self.current

        fitted: list[dict[str, Any]] | None
        if isinstance(self.fitted, list):
            fitted = []
            for fitted_type_0_item_data in self.fitted:
                fitted_type_0_item = fitted_type_0_item_data.to_dict()
                fitted.append(fitted_type_0_item)

        else:
            fitted = self.fitted

        basis = self.basis

        rules: list[str] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "current": current,
                "fitted": fitted,
                "basis": basis,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.flight_point import FlightPoint  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_current(data: object) -> list[FlightPoint] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                current_type_0 = []
                _current_type_0 = data
                for current_type_0_item_data in _current_type_0:
                    current_type_0_item = FlightPoint.from_dict(current_type_0_item_data)

                    current_type_0.append(current_type_0_item)

                return current_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[FlightPoint] | None, data)

        current = _parse_current(d.pop("current"))

        def _parse_fitted(data: object) -> list[FlightPoint] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                fitted_type_0 = []
                _fitted_type_0 = data
                for fitted_type_0_item_data in _fitted_type_0:
                    fitted_type_0_item = FlightPoint.from_dict(fitted_type_0_item_data)

                    fitted_type_0.append(fitted_type_0_item)

                return fitted_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[FlightPoint] | None, data)

        fitted = _parse_fitted(d.pop("fitted"))

        basis = d.pop("basis")

        rules = cast(list[str], d.pop("rules", UNSET))

        analysis_flight = cls(
            current=current,
            fitted=fitted,
            basis=basis,
            rules=rules,
        )

        analysis_flight.additional_properties = d
        return analysis_flight

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
