from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.grip_size_status import GripSizeStatus, check_grip_size_status

if TYPE_CHECKING:
    from ..models.grip_recommendation import GripRecommendation
    from ..models.grip_size_reasoning_item import GripSizeReasoningItem
    from ..models.grip_size_recorded import GripSizeRecorded
    from ..models.offered_grip import OfferedGrip


T = TypeVar("T", bound="GripSize")


@_attrs_define
class GripSize:
    """The grip for a hand, why, and grips to choose from."""

    success: bool
    """ Always true; a problem document has false. """
    status: GripSizeStatus
    """ needs_hand_length: nothing is recommended until the hand is measured; howToMeasure says how. """
    recommendation: GripRecommendation | None
    """ Null until the hand is measured. """
    reasoning: list[GripSizeReasoningItem]
    """ Why, rule by rule. """
    grips: list[OfferedGrip]
    """ Grips of the catalog made in the size, whose gripId and storeGripSize the store link takes. """
    how_to_measure: None | str
    """ What to measure; null once it is known. """
    recorded: GripSizeRecorded
    """ What was sent but changes nothing. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.grip_recommendation import GripRecommendation  # noqa: PLC0415

        success = self.success

        status: str = self.status

        recommendation: dict[str, Any] | None
        if isinstance(self.recommendation, GripRecommendation):
            recommendation = self.recommendation.to_dict()
        else:
            recommendation = self.recommendation

        reasoning = []
        for reasoning_item_data in self.reasoning:
            reasoning_item = reasoning_item_data.to_dict()
            reasoning.append(reasoning_item)

        grips = []
        for grips_item_data in self.grips:
            grips_item = grips_item_data.to_dict()
            grips.append(grips_item)

        how_to_measure: None | str
        how_to_measure = self.how_to_measure

        recorded = self.recorded.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "status": status,
                "recommendation": recommendation,
                "reasoning": reasoning,
                "grips": grips,
                "howToMeasure": how_to_measure,
                "recorded": recorded,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.grip_recommendation import GripRecommendation  # noqa: PLC0415
        from ..models.grip_size_reasoning_item import GripSizeReasoningItem  # noqa: PLC0415
        from ..models.grip_size_recorded import GripSizeRecorded  # noqa: PLC0415
        from ..models.offered_grip import OfferedGrip  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        status = check_grip_size_status(d.pop("status"))

        def _parse_recommendation(data: object) -> GripRecommendation | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                recommendation_type_0 = GripRecommendation.from_dict(data)

                return recommendation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GripRecommendation | None, data)

        recommendation = _parse_recommendation(d.pop("recommendation"))

        reasoning = []
        _reasoning = d.pop("reasoning")
        for reasoning_item_data in _reasoning:
            reasoning_item = GripSizeReasoningItem.from_dict(reasoning_item_data)

            reasoning.append(reasoning_item)

        grips = []
        _grips = d.pop("grips")
        for grips_item_data in _grips:
            grips_item = OfferedGrip.from_dict(grips_item_data)

            grips.append(grips_item)

        def _parse_how_to_measure(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        how_to_measure = _parse_how_to_measure(d.pop("howToMeasure"))

        recorded = GripSizeRecorded.from_dict(d.pop("recorded"))

        grip_size = cls(
            success=success,
            status=status,
            recommendation=recommendation,
            reasoning=reasoning,
            grips=grips,
            how_to_measure=how_to_measure,
            recorded=recorded,
        )

        grip_size.additional_properties = d
        return grip_size

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
