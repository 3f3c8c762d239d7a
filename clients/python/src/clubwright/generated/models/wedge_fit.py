from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.basis import Basis, check_basis
from ..models.wedge_fit_wedge_hit import WedgeFitWedgeHit, check_wedge_fit_wedge_hit

if TYPE_CHECKING:
    from ..models.spin_grade import SpinGrade
    from ..models.wedge_fit_lob_wedge import WedgeFitLobWedge
    from ..models.wedge_fit_shaft import WedgeFitShaft
    from ..models.wedge_of_set import WedgeOfSet


T = TypeVar("T", bound="WedgeFit")


@_attrs_define
class WedgeFit:
    """Wedge: set gapping, bounce, spin and where the shaft came from."""

    wedge_hit: WedgeFitWedgeHit
    """ Wedge that the numbers are for. """
    pitching_wedge_loft_deg: float
    """ Loft of the pitching wedge, degrees. """
    pitching_wedge_basis: Basis
    """ The weakest of the inputs behind it. """
    set_: list[WedgeOfSet]
    """ Wedges after the pitching wedge. """
    lob_wedge: WedgeFitLobWedge
    """ The lob wedge, or why there is none. """
    spin_grade: None | SpinGrade
    """ Null without a measured spin. """
    shaft: WedgeFitShaft
    """ The wedge shaft. """
    rules: list[str]
    """ Rules behind the set. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.spin_grade import SpinGrade  # noqa: PLC0415

        wedge_hit: str = self.wedge_hit

        pitching_wedge_loft_deg = self.pitching_wedge_loft_deg

        pitching_wedge_basis: str = self.pitching_wedge_basis

        set_ = []
        for set_item_data in self.set_:
            set_item = set_item_data.to_dict()
            set_.append(set_item)

        lob_wedge = self.lob_wedge.to_dict()

        spin_grade: dict[str, Any] | None
        if isinstance(self.spin_grade, SpinGrade):
            spin_grade = self.spin_grade.to_dict()
        else:
            spin_grade = self.spin_grade

        shaft = self.shaft.to_dict()

        rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "wedgeHit": wedge_hit,
                "pitchingWedgeLoftDeg": pitching_wedge_loft_deg,
                "pitchingWedgeBasis": pitching_wedge_basis,
                "set": set_,
                "lobWedge": lob_wedge,
                "spinGrade": spin_grade,
                "shaft": shaft,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.spin_grade import SpinGrade  # noqa: PLC0415
        from ..models.wedge_fit_lob_wedge import WedgeFitLobWedge  # noqa: PLC0415
        from ..models.wedge_fit_shaft import WedgeFitShaft  # noqa: PLC0415
        from ..models.wedge_of_set import WedgeOfSet  # noqa: PLC0415

        d = dict(src_dict)
        wedge_hit = check_wedge_fit_wedge_hit(d.pop("wedgeHit"))

        pitching_wedge_loft_deg = d.pop("pitchingWedgeLoftDeg")

        pitching_wedge_basis = check_basis(d.pop("pitchingWedgeBasis"))

        set_ = []
        _set_ = d.pop("set")
        for set_item_data in _set_:
            set_item = WedgeOfSet.from_dict(set_item_data)

            set_.append(set_item)

        lob_wedge = WedgeFitLobWedge.from_dict(d.pop("lobWedge"))

        def _parse_spin_grade(data: object) -> None | SpinGrade:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                spin_grade_type_0 = SpinGrade.from_dict(data)

                return spin_grade_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SpinGrade, data)

        spin_grade = _parse_spin_grade(d.pop("spinGrade"))

        shaft = WedgeFitShaft.from_dict(d.pop("shaft"))

        rules = cast(list[str], d.pop("rules"))

        wedge_fit = cls(
            wedge_hit=wedge_hit,
            pitching_wedge_loft_deg=pitching_wedge_loft_deg,
            pitching_wedge_basis=pitching_wedge_basis,
            set_=set_,
            lob_wedge=lob_wedge,
            spin_grade=spin_grade,
            shaft=shaft,
            rules=rules,
        )

        wedge_fit.additional_properties = d
        return wedge_fit

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
