from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.basis import Basis, check_basis
from ..models.wood_fit_verdict import WoodFitVerdict, check_wood_fit_verdict
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.wood_fit_ideal_gap_yards import WoodFitIdealGapYards


T = TypeVar("T", bound="WoodFit")


@_attrs_define
class WoodFit:
    """Fairway wood, hybrid: gapping against the driver."""

    designation: str
    """ Club being fitted. """
    driver_speed_mph: float
    """ Driver speed behind the gap, mph. """
    speed_source: str
    """ Source of the driver speed. """
    driver_carry_yards: float
    """ Expected driver carry, yards. """
    carry_yards: float
    """ Expected carry of the fitted club, yards. """
    gap_vs_driver_yards: float
    """ Difference of the two carries, yards. """
    driver_total_yards: float
    """ Driver total, yards. """
    total_yards: float
    """ Total of the fitted club, yards. """
    total_gap_vs_driver_yards: float
    """ Difference of the two totals, yards. """
    ideal_gap_yards: WoodFitIdealGapYards
    """ Carry gap to aim for, yards. """
    verdict: WoodFitVerdict
    """ estimated: a carry is an estimate, so the gap is not judged. """
    advice: str
    """ The gap in words, and what to do. """
    basis: Basis
    """ The weakest of the inputs behind it. """
    rule: str
    """ Rule that judged it; see /v1/rules/{id}. """
    rules: list[str] | Unset = UNSET
    """ Ours: ids of the rules behind its carries and totals; see /v1/rules/{id}. Not in older fittings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        designation = self.designation

        driver_speed_mph = self.driver_speed_mph

        speed_source = self.speed_source

        driver_carry_yards = self.driver_carry_yards

        carry_yards = self.carry_yards

        gap_vs_driver_yards = self.gap_vs_driver_yards

        driver_total_yards = self.driver_total_yards

        total_yards = self.total_yards

        total_gap_vs_driver_yards = self.total_gap_vs_driver_yards

        ideal_gap_yards = self.ideal_gap_yards.to_dict()

        verdict: str = self.verdict

        advice = self.advice

        basis: str = self.basis

        rule = self.rule

        rules: list[str] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "designation": designation,
                "driverSpeedMph": driver_speed_mph,
                "speedSource": speed_source,
                "driverCarryYards": driver_carry_yards,
                "carryYards": carry_yards,
                "gapVsDriverYards": gap_vs_driver_yards,
                "driverTotalYards": driver_total_yards,
                "totalYards": total_yards,
                "totalGapVsDriverYards": total_gap_vs_driver_yards,
                "idealGapYards": ideal_gap_yards,
                "verdict": verdict,
                "advice": advice,
                "basis": basis,
                "rule": rule,
            }
        )
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.wood_fit_ideal_gap_yards import WoodFitIdealGapYards  # noqa: PLC0415

        d = dict(src_dict)
        designation = d.pop("designation")

        driver_speed_mph = d.pop("driverSpeedMph")

        speed_source = d.pop("speedSource")

        driver_carry_yards = d.pop("driverCarryYards")

        carry_yards = d.pop("carryYards")

        gap_vs_driver_yards = d.pop("gapVsDriverYards")

        driver_total_yards = d.pop("driverTotalYards")

        total_yards = d.pop("totalYards")

        total_gap_vs_driver_yards = d.pop("totalGapVsDriverYards")

        ideal_gap_yards = WoodFitIdealGapYards.from_dict(d.pop("idealGapYards"))

        verdict = check_wood_fit_verdict(d.pop("verdict"))

        advice = d.pop("advice")

        basis = check_basis(d.pop("basis"))

        rule = d.pop("rule")

        rules = cast(list[str], d.pop("rules", UNSET))

        wood_fit = cls(
            designation=designation,
            driver_speed_mph=driver_speed_mph,
            speed_source=speed_source,
            driver_carry_yards=driver_carry_yards,
            carry_yards=carry_yards,
            gap_vs_driver_yards=gap_vs_driver_yards,
            driver_total_yards=driver_total_yards,
            total_yards=total_yards,
            total_gap_vs_driver_yards=total_gap_vs_driver_yards,
            ideal_gap_yards=ideal_gap_yards,
            verdict=verdict,
            advice=advice,
            basis=basis,
            rule=rule,
            rules=rules,
        )

        wood_fit.additional_properties = d
        return wood_fit

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
