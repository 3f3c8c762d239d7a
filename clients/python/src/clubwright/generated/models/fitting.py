from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.analysis import Analysis
    from ..models.next_step import NextStep
    from ..models.saved_request import SavedRequest
    from ..models.wedge_fit import WedgeFit
    from ..models.wood_fit import WoodFit


T = TypeVar("T", bound="Fitting")


@_attrs_define
class Fitting:
    """Members that every answer with a fitting has."""

    fitting_id: str
    """ Id of the fitting. """
    club_type: ClubType
    """ A club that is fitted. """
    attribution: str
    """ Show this line wherever the recommendation is shown. """
    attribution_url: str
    """ URL that the line links to. """
    attribution_link: str
    """ The line as a Markdown link. """
    input_: SavedRequest
    """ The request, as it was sent. """
    created_at: datetime.datetime
    """ When it was started. """
    next_: NextStep
    """ What to do now. """
    idempotency_key: str | Unset = UNSET
    """ Idempotency-Key of the fitting. """
    wood_fit: WoodFit | Unset = UNSET
    """ Fairway wood, hybrid: gapping against the driver. """
    wedge_fit: WedgeFit | Unset = UNSET
    """ Wedge: set gapping, bounce, spin and where the shaft came from. """
    analysis: Analysis | Unset = UNSET
    """ Only with detail: the written analysis. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        fitting_id = self.fitting_id

        club_type: str = self.club_type

        attribution = self.attribution

        attribution_url = self.attribution_url

        attribution_link = self.attribution_link

        input_ = self.input_.to_dict()

        created_at = self.created_at.isoformat()

        next_ = self.next_.to_dict()

        idempotency_key = self.idempotency_key

        wood_fit: dict[str, Any] | Unset = UNSET
        if not isinstance(self.wood_fit, Unset):
            wood_fit = self.wood_fit.to_dict()

        wedge_fit: dict[str, Any] | Unset = UNSET
        if not isinstance(self.wedge_fit, Unset):
            wedge_fit = self.wedge_fit.to_dict()

        analysis: dict[str, Any] | Unset = UNSET
        if not isinstance(self.analysis, Unset):
            analysis = self.analysis.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "fittingId": fitting_id,
                "clubType": club_type,
                "attribution": attribution,
                "attributionUrl": attribution_url,
                "attributionLink": attribution_link,
                "input": input_,
                "createdAt": created_at,
                "next": next_,
            }
        )
        if idempotency_key is not UNSET:
            field_dict["idempotencyKey"] = idempotency_key
        if wood_fit is not UNSET:
            field_dict["woodFit"] = wood_fit
        if wedge_fit is not UNSET:
            field_dict["wedgeFit"] = wedge_fit
        if analysis is not UNSET:
            field_dict["analysis"] = analysis

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analysis import Analysis  # noqa: PLC0415
        from ..models.next_step import NextStep  # noqa: PLC0415
        from ..models.saved_request import SavedRequest  # noqa: PLC0415
        from ..models.wedge_fit import WedgeFit  # noqa: PLC0415
        from ..models.wood_fit import WoodFit  # noqa: PLC0415

        d = dict(src_dict)
        fitting_id = d.pop("fittingId")

        club_type = check_club_type(d.pop("clubType"))

        attribution = d.pop("attribution")

        attribution_url = d.pop("attributionUrl")

        attribution_link = d.pop("attributionLink")

        input_ = SavedRequest.from_dict(d.pop("input"))

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))

        next_ = NextStep.from_dict(d.pop("next"))

        idempotency_key = d.pop("idempotencyKey", UNSET)

        _wood_fit = d.pop("woodFit", UNSET)
        wood_fit: WoodFit | Unset
        if isinstance(_wood_fit, Unset):
            wood_fit = UNSET
        else:
            wood_fit = WoodFit.from_dict(_wood_fit)

        _wedge_fit = d.pop("wedgeFit", UNSET)
        wedge_fit: WedgeFit | Unset
        if isinstance(_wedge_fit, Unset):
            wedge_fit = UNSET
        else:
            wedge_fit = WedgeFit.from_dict(_wedge_fit)

        _analysis = d.pop("analysis", UNSET)
        analysis: Analysis | Unset
        if isinstance(_analysis, Unset):
            analysis = UNSET
        else:
            analysis = Analysis.from_dict(_analysis)

        fitting = cls(
            fitting_id=fitting_id,
            club_type=club_type,
            attribution=attribution,
            attribution_url=attribution_url,
            attribution_link=attribution_link,
            input_=input_,
            created_at=created_at,
            next_=next_,
            idempotency_key=idempotency_key,
            wood_fit=wood_fit,
            wedge_fit=wedge_fit,
            analysis=analysis,
        )

        fitting.additional_properties = d
        return fitting

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
