from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.metric_median_metric import MetricMedianMetric, check_metric_median_metric

T = TypeVar("T", bound="MetricMedian")


@_attrs_define
class MetricMedian:
    """A metric."""

    metric: MetricMedianMetric
    """ What was measured. """
    unit: None | str
    """ Unit; null if the sender does not give it. """
    count: int
    """ Shots that count and include the metric. """
    median: float
    """ Half of the shots are below this. """
    lower_quartile: float
    """ A quarter of the shots are below this. """
    upper_quartile: float
    """ A quarter of the shots are above this. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        metric: str = self.metric

        unit: None | str
        unit = self.unit

        count = self.count

        median = self.median

        lower_quartile = self.lower_quartile

        upper_quartile = self.upper_quartile

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "metric": metric,
                "unit": unit,
                "count": count,
                "median": median,
                "lowerQuartile": lower_quartile,
                "upperQuartile": upper_quartile,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        metric = check_metric_median_metric(d.pop("metric"))

        def _parse_unit(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        unit = _parse_unit(d.pop("unit"))

        count = d.pop("count")

        median = d.pop("median")

        lower_quartile = d.pop("lowerQuartile")

        upper_quartile = d.pop("upperQuartile")

        metric_median = cls(
            metric=metric,
            unit=unit,
            count=count,
            median=median,
            lower_quartile=lower_quartile,
            upper_quartile=upper_quartile,
        )

        metric_median.additional_properties = d
        return metric_median

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
