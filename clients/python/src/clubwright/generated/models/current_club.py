from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.current_club_verdict import CurrentClubVerdict, check_current_club_verdict
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.current_club_club_type_0 import CurrentClubClubType0


T = TypeVar("T", bound="CurrentClub")


@_attrs_define
class CurrentClub:
    """Whether to keep the current club, with the gain in yards, the reason that decided it, all reasons and the club’s
    age.

    """

    verdict: CurrentClubVerdict
    """ What to do with it. """
    reasons: list[str]
    """ Why. """
    club: CurrentClubClubType0 | None
    """ The current club in the catalog; null if it is not there. """
    rule: str
    """ Id of the rule, as at /v1/rules. """
    age_years: int | None
    """ Years since it was first sold; null if the club is not in the catalog. """
    reason: str | Unset = UNSET
    """ The reason that decided it. Not in older fittings. """
    yards: float | None | Unset = UNSET
    """ Carry of the fitted club minus that of the current shot, yards; null if either is unknown. """
    text: str | Unset = UNSET
    """ Verdict, reason, yards and age in words. Not in older fittings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.current_club_club_type_0 import CurrentClubClubType0  # noqa: PLC0415

        verdict: str = self.verdict

        reasons = self.reasons

        club: dict[str, Any] | None
        if isinstance(self.club, CurrentClubClubType0):
            club = self.club.to_dict()
        else:
            club = self.club

        rule = self.rule

        age_years: int | None
        age_years = self.age_years

        reason = self.reason

        yards: float | None | Unset
        if isinstance(self.yards, Unset):
            yards = UNSET
        else:
            yards = self.yards

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "verdict": verdict,
                "reasons": reasons,
                "club": club,
                "rule": rule,
                "ageYears": age_years,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason
        if yards is not UNSET:
            field_dict["yards"] = yards
        if text is not UNSET:
            field_dict["text"] = text

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.current_club_club_type_0 import CurrentClubClubType0  # noqa: PLC0415

        d = dict(src_dict)
        verdict = check_current_club_verdict(d.pop("verdict"))

        reasons = cast(list[str], d.pop("reasons"))

        def _parse_club(data: object) -> CurrentClubClubType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                club_type_0 = CurrentClubClubType0.from_dict(data)

                return club_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CurrentClubClubType0 | None, data)

        club = _parse_club(d.pop("club"))

        rule = d.pop("rule")

        def _parse_age_years(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        age_years = _parse_age_years(d.pop("ageYears"))

        reason = d.pop("reason", UNSET)

        def _parse_yards(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        yards = _parse_yards(d.pop("yards", UNSET))

        text = d.pop("text", UNSET)

        current_club = cls(
            verdict=verdict,
            reasons=reasons,
            club=club,
            rule=rule,
            age_years=age_years,
            reason=reason,
            yards=yards,
            text=text,
        )

        current_club.additional_properties = d
        return current_club

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
