from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.club_type import ClubType, check_club_type
from ..models.inventory_mode import InventoryMode, check_inventory_mode
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.club_details import ClubDetails
    from ..models.current_equipment import CurrentEquipment
    from ..models.golfer import Golfer
    from ..models.preferences import Preferences
    from ..models.swing_metrics import SwingMetrics


T = TypeVar("T", bound="FittingRequest")


@_attrs_define
class FittingRequest:
    """What is known about the golfer and the swing. Send only what was measured or said; never a guess."""

    club_type: ClubType
    """ A club that is fitted. """
    golfer: Golfer
    """ The golfer. """
    swing_metrics: SwingMetrics
    """ Launch-monitor numbers. One of swingSpeed or ballSpeed is required. """
    current_equipment: CurrentEquipment | Unset = UNSET
    """ The club the golfer plays now. """
    club_details: ClubDetails | Unset = UNSET
    """ Fields that apply to one club type only. """
    preferences: Preferences | Unset = UNSET
    """ Preferences. Unknown words are ignored. """
    inventory: InventoryMode | Unset = UNSET
    """ How the account’s stock list affects the picks. prefer: among equal clubs, those in stock come first; only:
    nothing else is picked. An extension of the interface specification. """

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

        preferences: dict[str, Any] | Unset = UNSET
        if not isinstance(self.preferences, Unset):
            preferences = self.preferences.to_dict()

        inventory: str | Unset = UNSET
        if not isinstance(self.inventory, Unset):
            inventory = self.inventory

        field_dict: dict[str, Any] = {}

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
        if preferences is not UNSET:
            field_dict["preferences"] = preferences
        if inventory is not UNSET:
            field_dict["inventory"] = inventory

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.club_details import ClubDetails  # noqa: PLC0415
        from ..models.current_equipment import CurrentEquipment  # noqa: PLC0415
        from ..models.golfer import Golfer  # noqa: PLC0415
        from ..models.preferences import Preferences  # noqa: PLC0415
        from ..models.swing_metrics import SwingMetrics  # noqa: PLC0415

        d = dict(src_dict)
        club_type = check_club_type(d.pop("clubType"))

        golfer = Golfer.from_dict(d.pop("golfer"))

        swing_metrics = SwingMetrics.from_dict(d.pop("swingMetrics"))

        _current_equipment = d.pop("currentEquipment", UNSET)
        current_equipment: CurrentEquipment | Unset
        if isinstance(_current_equipment, Unset):
            current_equipment = UNSET
        else:
            current_equipment = CurrentEquipment.from_dict(_current_equipment)

        _club_details = d.pop("clubDetails", UNSET)
        club_details: ClubDetails | Unset
        if isinstance(_club_details, Unset):
            club_details = UNSET
        else:
            club_details = ClubDetails.from_dict(_club_details)

        _preferences = d.pop("preferences", UNSET)
        preferences: Preferences | Unset
        if isinstance(_preferences, Unset):
            preferences = UNSET
        else:
            preferences = Preferences.from_dict(_preferences)

        _inventory = d.pop("inventory", UNSET)
        inventory: InventoryMode | Unset
        if isinstance(_inventory, Unset):
            inventory = UNSET
        else:
            inventory = check_inventory_mode(_inventory)

        fitting_request = cls(
            club_type=club_type,
            golfer=golfer,
            swing_metrics=swing_metrics,
            current_equipment=current_equipment,
            club_details=club_details,
            preferences=preferences,
            inventory=inventory,
        )

        return fitting_request
