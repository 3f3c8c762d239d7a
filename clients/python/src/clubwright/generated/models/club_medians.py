from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_medians_fits_type_1 import (
    ClubMediansFitsType1,
    check_club_medians_fits_type_1,
)
from ..models.club_medians_fits_type_2_type_1 import (
    ClubMediansFitsType2Type1,
    check_club_medians_fits_type_2_type_1,
)
from ..models.club_medians_fits_type_3_type_1 import (
    ClubMediansFitsType3Type1,
    check_club_medians_fits_type_3_type_1,
)

if TYPE_CHECKING:
    from ..models.metric_median import MetricMedian
    from ..models.shot_left_out import ShotLeftOut


T = TypeVar("T", bound="ClubMedians")


@_attrs_define
class ClubMedians:
    """The shots with one club."""

    club: None | str
    """ Club as first written by the sender; null if none was named. """
    units: str
    """ Units of the numbers, as sent. """
    shots: int
    """ Shots with the club. """
    shots_counted: int
    """ Shots that count: neither outliers nor pending review. """
    fits: ClubMediansFitsType1 | ClubMediansFitsType2Type1 | ClubMediansFitsType3Type1 | None
    """ The fitting that these shots allow; null: none. """
    why_not: None | str
    """ Why they allow none; null if they allow one. """
    check: list[str]
    """ What a fitting from these shots would ask first. """
    unusable: list[str]
    """ Medians that a fitting would not use, and why. """
    corrected: list[str]
    """ Medians that a fitting would adjust, and why. """
    metrics: list[MetricMedian]
    """ What was measured with the club, in display order. """
    left_out: list[ShotLeftOut]
    """ The shots that do not count. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club: None | str
        club = self.club

        units = self.units

        shots = self.shots

        shots_counted = self.shots_counted

        fits: None | str
        if isinstance(self.fits, str):
            fits = self.fits
        elif isinstance(self.fits, str):
            fits = self.fits
        elif isinstance(self.fits, str):
            fits = self.fits
        else:
            fits = self.fits

        why_not: None | str
        why_not = self.why_not

        check = self.check

        unusable = self.unusable

        corrected = self.corrected

        metrics = []
        for metrics_item_data in self.metrics:
            metrics_item = metrics_item_data.to_dict()
            metrics.append(metrics_item)

        left_out = []
        for left_out_item_data in self.left_out:
            left_out_item = left_out_item_data.to_dict()
            left_out.append(left_out_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "units": units,
                "shots": shots,
                "shotsCounted": shots_counted,
                "fits": fits,
                "whyNot": why_not,
                "check": check,
                "unusable": unusable,
                "corrected": corrected,
                "metrics": metrics,
                "leftOut": left_out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.metric_median import MetricMedian  # noqa: PLC0415
        from ..models.shot_left_out import ShotLeftOut  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_club(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        club = _parse_club(d.pop("club"))

        units = d.pop("units")

        shots = d.pop("shots")

        shots_counted = d.pop("shotsCounted")

        def _parse_fits(
            data: object,
        ) -> ClubMediansFitsType1 | ClubMediansFitsType2Type1 | ClubMediansFitsType3Type1 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fits_type_1 = check_club_medians_fits_type_1(data)

                return fits_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fits_type_2_type_1 = check_club_medians_fits_type_2_type_1(data)

                return fits_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fits_type_3_type_1 = check_club_medians_fits_type_3_type_1(data)

                return fits_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ClubMediansFitsType1 | ClubMediansFitsType2Type1 | ClubMediansFitsType3Type1 | None, data)

        fits = _parse_fits(d.pop("fits"))

        def _parse_why_not(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        why_not = _parse_why_not(d.pop("whyNot"))

        check = cast(list[str], d.pop("check"))

        unusable = cast(list[str], d.pop("unusable"))

        corrected = cast(list[str], d.pop("corrected"))

        metrics = []
        _metrics = d.pop("metrics")
        for metrics_item_data in _metrics:
            metrics_item = MetricMedian.from_dict(metrics_item_data)

            metrics.append(metrics_item)

        left_out = []
        _left_out = d.pop("leftOut")
        for left_out_item_data in _left_out:
            left_out_item = ShotLeftOut.from_dict(left_out_item_data)

            left_out.append(left_out_item)

        club_medians = cls(
            club=club,
            units=units,
            shots=shots,
            shots_counted=shots_counted,
            fits=fits,
            why_not=why_not,
            check=check,
            unusable=unusable,
            corrected=corrected,
            metrics=metrics,
            left_out=left_out,
        )

        club_medians.additional_properties = d
        return club_medians

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
