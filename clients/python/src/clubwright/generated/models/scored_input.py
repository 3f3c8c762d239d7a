from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scored_input_club_details import ScoredInputClubDetails
    from ..models.scored_input_current_equipment import ScoredInputCurrentEquipment
    from ..models.scored_input_golfer import ScoredInputGolfer
    from ..models.scored_input_swing_metrics import ScoredInputSwingMetrics


T = TypeVar("T", bound="ScoredInput")


@_attrs_define
class ScoredInput:
    """The fitting request, as it was sent."""

    club_type: ClubType
    """ A club that is fitted. """
    golfer: ScoredInputGolfer
    """ The golfer. """
    swing_metrics: ScoredInputSwingMetrics
    """ Launch-monitor numbers. """
    current_equipment: ScoredInputCurrentEquipment | Unset = UNSET
    """ The current club. """
    club_details: ScoredInputClubDetails | Unset = UNSET
    """ Fields that apply to one club type only. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club_type: str = self.club_type

        golfer = self.golfer.to_dict()

        swing_metrics = self.swing_metrics.to_dict()

        current_equipment: dict[str, Any] | Unset = UNSET
        if not isinstance(self.current_equipment, Unset):
            current_equipment = self.current_equipment.to_dict()

        club_details: dict[str, Any] | Unset = UNSET
        if not isinstance(self.club_details, Unset):
            club_details = self.club_details.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clubType": club_type,
                "golfer": golfer,
                "swingMetrics": swing_metrics,
            }
        )
        if current_equipment is not UNSET:
            field_dict["currentEquipment"] = current_equipment
        if club_details is not UNSET:
            field_dict["clubDetails"] = club_details

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scored_input_club_details import ScoredInputClubDetails  # noqa: PLC0415
        from ..models.scored_input_current_equipment import ScoredInputCurrentEquipment  # noqa: PLC0415
        from ..models.scored_input_golfer import ScoredInputGolfer  # noqa: PLC0415
        from ..models.scored_input_swing_metrics import ScoredInputSwingMetrics  # noqa: PLC0415

        d = dict(src_dict)
        club_type = check_club_type(d.pop("clubType"))

        golfer = ScoredInputGolfer.from_dict(d.pop("golfer"))

        swing_metrics = ScoredInputSwingMetrics.from_dict(d.pop("swingMetrics"))

        _current_equipment = d.pop("currentEquipment", UNSET)
        current_equipment: ScoredInputCurrentEquipment | Unset
        if isinstance(_current_equipment, Unset):
            current_equipment = UNSET
        else:
            current_equipment = ScoredInputCurrentEquipment.from_dict(_current_equipment)

        _club_details = d.pop("clubDetails", UNSET)
        club_details: ScoredInputClubDetails | Unset
        if isinstance(_club_details, Unset):
            club_details = UNSET
        else:
            club_details = ScoredInputClubDetails.from_dict(_club_details)

        scored_input = cls(
            club_type=club_type,
            golfer=golfer,
            swing_metrics=swing_metrics,
            current_equipment=current_equipment,
            club_details=club_details,
        )

        scored_input.additional_properties = d
        return scored_input

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
