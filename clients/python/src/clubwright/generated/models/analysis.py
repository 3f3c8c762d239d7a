from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.analysis_assumptions_item import AnalysisAssumptionsItem
    from ..models.analysis_configurations_item import AnalysisConfigurationsItem
    from ..models.analysis_flight import AnalysisFlight
    from ..models.analysis_input_quality import AnalysisInputQuality
    from ..models.analysis_key_insights_item import AnalysisKeyInsightsItem
    from ..models.analysis_warnings_item import AnalysisWarningsItem


T = TypeVar("T", bound="Analysis")


@_attrs_define
class Analysis:
    """Only with detail: the written analysis."""

    configurations: list[AnalysisConfigurationsItem]
    """ The fitted club, and what small changes would do. """
    summary: str
    """ The fit in a few sentences. """
    key_insights: list[AnalysisKeyInsightsItem]
    """ What matters beyond the specs. """
    flight: AnalysisFlight
    """ Flights to draw. """
    assumptions: list[AnalysisAssumptionsItem]
    """ Values used in place of missing inputs. """
    warnings: list[AnalysisWarningsItem]
    """ Inputs to check again. """
    input_quality: AnalysisInputQuality
    """ How complete the input is. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        configurations = []
        for configurations_item_data in self.configurations:
            configurations_item = configurations_item_data.to_dict()
            configurations.append(configurations_item)

        summary = self.summary

        key_insights = []
        for key_insights_item_data in self.key_insights:
            key_insights_item = key_insights_item_data.to_dict()
            key_insights.append(key_insights_item)

        flight = self.flight.to_dict()

        assumptions = []
        for assumptions_item_data in self.assumptions:
            assumptions_item = assumptions_item_data.to_dict()
            assumptions.append(assumptions_item)

        warnings = []
        for warnings_item_data in self.warnings:
            warnings_item = warnings_item_data.to_dict()
            warnings.append(warnings_item)

        input_quality = self.input_quality.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "configurations": configurations,
                "summary": summary,
                "keyInsights": key_insights,
                "flight": flight,
                "assumptions": assumptions,
                "warnings": warnings,
                "inputQuality": input_quality,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analysis_assumptions_item import AnalysisAssumptionsItem  # noqa: PLC0415
        from ..models.analysis_configurations_item import AnalysisConfigurationsItem  # noqa: PLC0415
        from ..models.analysis_flight import AnalysisFlight  # noqa: PLC0415
        from ..models.analysis_input_quality import AnalysisInputQuality  # noqa: PLC0415
        from ..models.analysis_key_insights_item import AnalysisKeyInsightsItem  # noqa: PLC0415
        from ..models.analysis_warnings_item import AnalysisWarningsItem  # noqa: PLC0415

        d = dict(src_dict)
        configurations = []
        _configurations = d.pop("configurations")
        for configurations_item_data in _configurations:
            configurations_item = AnalysisConfigurationsItem.from_dict(configurations_item_data)

            configurations.append(configurations_item)

        summary = d.pop("summary")

        key_insights = []
        _key_insights = d.pop("keyInsights")
        for key_insights_item_data in _key_insights:
            key_insights_item = AnalysisKeyInsightsItem.from_dict(key_insights_item_data)

            key_insights.append(key_insights_item)

        flight = AnalysisFlight.from_dict(d.pop("flight"))

        assumptions = []
        _assumptions = d.pop("assumptions")
        for assumptions_item_data in _assumptions:
            assumptions_item = AnalysisAssumptionsItem.from_dict(assumptions_item_data)

            assumptions.append(assumptions_item)

        warnings = []
        _warnings = d.pop("warnings")
        for warnings_item_data in _warnings:
            warnings_item = AnalysisWarningsItem.from_dict(warnings_item_data)

            warnings.append(warnings_item)

        input_quality = AnalysisInputQuality.from_dict(d.pop("inputQuality"))

        analysis = cls(
            configurations=configurations,
            summary=summary,
            key_insights=key_insights,
            flight=flight,
            assumptions=assumptions,
            warnings=warnings,
            input_quality=input_quality,
        )

        analysis.additional_properties = d
        return analysis

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
