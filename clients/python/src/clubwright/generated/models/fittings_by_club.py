from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.saved_fitting import SavedFitting


T = TypeVar("T", bound="FittingsByClub")


@_attrs_define
class FittingsByClub:
    """Completed fittings by club type: their picks rank first, and they describe the golfer."""

    driver: SavedFitting | Unset = UNSET
    """ A completed fitting: input with result, or a stored fitting record (input with output). """
    fairway: SavedFitting | Unset = UNSET
    """ A completed fitting: input with result, or a stored fitting record (input with output). """
    hybrid: SavedFitting | Unset = UNSET
    """ A completed fitting: input with result, or a stored fitting record (input with output). """
    iron: SavedFitting | Unset = UNSET
    """ A completed fitting: input with result, or a stored fitting record (input with output). """
    wedge: SavedFitting | Unset = UNSET
    """ A completed fitting: input with result, or a stored fitting record (input with output). """

    def to_dict(self) -> dict[str, Any]:
        driver: dict[str, Any] | Unset = UNSET
        if not isinstance(self.driver, Unset):
            driver = self.driver.to_dict()

        fairway: dict[str, Any] | Unset = UNSET
        if not isinstance(self.fairway, Unset):
            fairway = self.fairway.to_dict()

        hybrid: dict[str, Any] | Unset = UNSET
        if not isinstance(self.hybrid, Unset):
            hybrid = self.hybrid.to_dict()

        iron: dict[str, Any] | Unset = UNSET
        if not isinstance(self.iron, Unset):
            iron = self.iron.to_dict()

        wedge: dict[str, Any] | Unset = UNSET
        if not isinstance(self.wedge, Unset):
            wedge = self.wedge.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if driver is not UNSET:
            field_dict["driver"] = driver
        if fairway is not UNSET:
            field_dict["fairway"] = fairway
        if hybrid is not UNSET:
            field_dict["hybrid"] = hybrid
        if iron is not UNSET:
            field_dict["iron"] = iron
        if wedge is not UNSET:
            field_dict["wedge"] = wedge

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.saved_fitting import SavedFitting  # noqa: PLC0415

        d = dict(src_dict)
        _driver = d.pop("driver", UNSET)
        driver: SavedFitting | Unset
        if isinstance(_driver, Unset):
            driver = UNSET
        else:
            driver = SavedFitting.from_dict(_driver)

        _fairway = d.pop("fairway", UNSET)
        fairway: SavedFitting | Unset
        if isinstance(_fairway, Unset):
            fairway = UNSET
        else:
            fairway = SavedFitting.from_dict(_fairway)

        _hybrid = d.pop("hybrid", UNSET)
        hybrid: SavedFitting | Unset
        if isinstance(_hybrid, Unset):
            hybrid = UNSET
        else:
            hybrid = SavedFitting.from_dict(_hybrid)

        _iron = d.pop("iron", UNSET)
        iron: SavedFitting | Unset
        if isinstance(_iron, Unset):
            iron = UNSET
        else:
            iron = SavedFitting.from_dict(_iron)

        _wedge = d.pop("wedge", UNSET)
        wedge: SavedFitting | Unset
        if isinstance(_wedge, Unset):
            wedge = UNSET
        else:
            wedge = SavedFitting.from_dict(_wedge)

        fittings_by_club = cls(
            driver=driver,
            fairway=fairway,
            hybrid=hybrid,
            iron=iron,
            wedge=wedge,
        )

        return fittings_by_club
