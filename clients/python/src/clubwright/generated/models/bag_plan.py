from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bag_plan_rules_item import BagPlanRulesItem, check_bag_plan_rules_item

if TYPE_CHECKING:
    from ..models.bag_flag import BagFlag
    from ..models.bag_plan_fittings_item import BagPlanFittingsItem
    from ..models.bag_plan_wedge_matrix_item import BagPlanWedgeMatrixItem
    from ..models.bag_speed import BagSpeed
    from ..models.planned_club import PlannedClub


T = TypeVar("T", bound="BagPlan")


@_attrs_define
class BagPlan:
    """A bag without holes and overlaps, and how to have its clubs fitted."""

    success: bool
    """ Always true; a problem document has false. """
    clubs: list[PlannedClub]
    """ The clubs, longest first, without the putter. """
    count: int
    """ Clubs with the putter. """
    wedge_matrix: list[BagPlanWedgeMatrixItem]
    """ Carries of each wedge: full ones are those in `clubs`, shorter ones shares of them (BAG-MATRIX). """
    fittings: list[BagPlanFittingsItem]
    """ Bodies for POST /v1/fitting/analyze. Nothing was fitted or charged by the plan. """
    warnings: list[BagFlag]
    """ Flags of the gap analysis that stay, mostly because of kept clubs; else none. """
    speed: BagSpeed
    """ Speed behind the estimates. """
    notes: list[str]
    """ What was assumed or left out. """
    summary: str
    """ The bag in a few sentences. """
    rules: list[BagPlanRulesItem]
    """ Ids of the rules, as at /v1/rules. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        success = self.success

        clubs = []
        for clubs_item_data in self.clubs:
            clubs_item = clubs_item_data.to_dict()
            clubs.append(clubs_item)

        count = self.count

        wedge_matrix = []
        for wedge_matrix_item_data in self.wedge_matrix:
            wedge_matrix_item = wedge_matrix_item_data.to_dict()
            wedge_matrix.append(wedge_matrix_item)

        fittings = []
        for fittings_item_data in self.fittings:
            fittings_item = fittings_item_data.to_dict()
            fittings.append(fittings_item)

        warnings = []
        for warnings_item_data in self.warnings:
            warnings_item = warnings_item_data.to_dict()
            warnings.append(warnings_item)

        speed = self.speed.to_dict()

        notes = self.notes

        summary = self.summary

        rules = []
        for rules_item_data in self.rules:
            rules_item: str = rules_item_data
            rules.append(rules_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "clubs": clubs,
                "count": count,
                "wedgeMatrix": wedge_matrix,
                "fittings": fittings,
                "warnings": warnings,
                "speed": speed,
                "notes": notes,
                "summary": summary,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bag_flag import BagFlag  # noqa: PLC0415
        from ..models.bag_plan_fittings_item import BagPlanFittingsItem  # noqa: PLC0415
        from ..models.bag_plan_wedge_matrix_item import BagPlanWedgeMatrixItem  # noqa: PLC0415
        from ..models.bag_speed import BagSpeed  # noqa: PLC0415
        from ..models.planned_club import PlannedClub  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        clubs = []
        _clubs = d.pop("clubs")
        for clubs_item_data in _clubs:
            clubs_item = PlannedClub.from_dict(clubs_item_data)

            clubs.append(clubs_item)

        count = d.pop("count")

        wedge_matrix = []
        _wedge_matrix = d.pop("wedgeMatrix")
        for wedge_matrix_item_data in _wedge_matrix:
            wedge_matrix_item = BagPlanWedgeMatrixItem.from_dict(wedge_matrix_item_data)

            wedge_matrix.append(wedge_matrix_item)

        fittings = []
        _fittings = d.pop("fittings")
        for fittings_item_data in _fittings:
            fittings_item = BagPlanFittingsItem.from_dict(fittings_item_data)

            fittings.append(fittings_item)

        warnings = []
        _warnings = d.pop("warnings")
        for warnings_item_data in _warnings:
            warnings_item = BagFlag.from_dict(warnings_item_data)

            warnings.append(warnings_item)

        speed = BagSpeed.from_dict(d.pop("speed"))

        notes = cast(list[str], d.pop("notes"))

        summary = d.pop("summary")

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = check_bag_plan_rules_item(rules_item_data)

            rules.append(rules_item)

        bag_plan = cls(
            success=success,
            clubs=clubs,
            count=count,
            wedge_matrix=wedge_matrix,
            fittings=fittings,
            warnings=warnings,
            speed=speed,
            notes=notes,
            summary=summary,
            rules=rules,
        )

        bag_plan.additional_properties = d
        return bag_plan

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
