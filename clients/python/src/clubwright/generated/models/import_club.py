from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.import_club_fits_type_1 import (
    ImportClubFitsType1,
    check_import_club_fits_type_1,
)
from ..models.import_club_fits_type_2_type_1 import (
    ImportClubFitsType2Type1,
    check_import_club_fits_type_2_type_1,
)
from ..models.import_club_fits_type_3_type_1 import (
    ImportClubFitsType3Type1,
    check_import_club_fits_type_3_type_1,
)

T = TypeVar("T", bound="ImportClub")


@_attrs_define
class ImportClub:
    """A club of the file."""

    club: str
    """ As written. """
    as_: None | str
    """ Usual name; null: not understood. `?clubs=Blade:7-iron` says it. """
    fits: ImportClubFitsType1 | ImportClubFitsType2Type1 | ImportClubFitsType3Type1 | None
    """ The fitting that its shots allow; null: none. """
    why_not: None | str
    """ Why they allow none; null if they allow one. """
    shots: int
    """ Shots. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        club = self.club

        as_: None | str
        as_ = self.as_

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

        shots = self.shots

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "club": club,
                "as": as_,
                "fits": fits,
                "whyNot": why_not,
                "shots": shots,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        club = d.pop("club")

        def _parse_as_(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        as_ = _parse_as_(d.pop("as"))

        def _parse_fits(
            data: object,
        ) -> ImportClubFitsType1 | ImportClubFitsType2Type1 | ImportClubFitsType3Type1 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fits_type_1 = check_import_club_fits_type_1(data)

                return fits_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fits_type_2_type_1 = check_import_club_fits_type_2_type_1(data)

                return fits_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fits_type_3_type_1 = check_import_club_fits_type_3_type_1(data)

                return fits_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ImportClubFitsType1 | ImportClubFitsType2Type1 | ImportClubFitsType3Type1 | None, data)

        fits = _parse_fits(d.pop("fits"))

        def _parse_why_not(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        why_not = _parse_why_not(d.pop("whyNot"))

        shots = d.pop("shots")

        import_club = cls(
            club=club,
            as_=as_,
            fits=fits,
            why_not=why_not,
            shots=shots,
        )

        import_club.additional_properties = d
        return import_club

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
