from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.club_type import ClubType, check_club_type
from ..models.fitting_result_status import (
    FittingResultStatus,
    check_fitting_result_status,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.analysis import Analysis
    from ..models.club_recommendations import ClubRecommendations
    from ..models.fitting_failure import FittingFailure
    from ..models.fitting_meta import FittingMeta
    from ..models.fitting_progress import FittingProgress
    from ..models.fitting_retry import FittingRetry
    from ..models.next_step import NextStep
    from ..models.saved_request import SavedRequest
    from ..models.session_fit_from import SessionFitFrom
    from ..models.specs import Specs
    from ..models.top_pick import TopPick
    from ..models.wedge_fit import WedgeFit
    from ..models.wood_fit import WoodFit


T = TypeVar("T", bound="SessionFit")


@_attrs_define
class SessionFit:
    """A fitting: completed, still running, or failed and free to run again."""

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
    success: bool
    """ False only for a failed fitting. """
    status: FittingResultStatus
    """ Specs and picks come with `completed`. """
    from_: SessionFitFrom
    """ What the fitting was made from. """
    idempotency_key: str | Unset = UNSET
    """ Idempotency-Key of the fitting. """
    wood_fit: WoodFit | Unset = UNSET
    """ Fairway wood, hybrid: gapping against the driver. """
    wedge_fit: WedgeFit | Unset = UNSET
    """ Wedge: set gapping, bounce, spin and where the shaft came from. """
    analysis: Analysis | Unset = UNSET
    """ Only with detail: the written analysis. """
    specs: Specs | Unset = UNSET
    """ The fitted figures, in one form; values are numbers or text. """
    top_picks: list[TopPick] | Unset = UNSET
    """ The clubs to buy, best first. """
    club_recommendations: ClubRecommendations | Unset = UNSET
    """ Ids of everything that matched. """
    progress: FittingProgress | Unset = UNSET
    """ How far along it is. """
    poll_after_seconds: int | Unset = UNSET
    """ Running: seconds to wait before reading it again. """
    error: FittingFailure | Unset = UNSET
    """ Why it failed. """
    retry: FittingRetry | Unset = UNSET
    """ How to run it again, under the same id. """
    meta: FittingMeta | Unset = UNSET
    """ Provenance: the same input with the same revisions gives the same fitting. """
    lab_url: str | Unset = UNSET
    """ Page that draws the fitting, to show to the golfer. Works for 15 minutes; lab-handoff creates a new link.
    """
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

        success = self.success

        status: str = self.status

        from_ = self.from_.to_dict()

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

        specs: dict[str, Any] | Unset = UNSET
        if not isinstance(self.specs, Unset):
            specs = self.specs.to_dict()

        top_picks: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.top_picks, Unset):
            top_picks = []
            for top_picks_item_data in self.top_picks:
                top_picks_item = top_picks_item_data.to_dict()
                top_picks.append(top_picks_item)

        club_recommendations: dict[str, Any] | Unset = UNSET
        if not isinstance(self.club_recommendations, Unset):
            club_recommendations = self.club_recommendations.to_dict()

        progress: dict[str, Any] | Unset = UNSET
        if not isinstance(self.progress, Unset):
            progress = self.progress.to_dict()

        poll_after_seconds = self.poll_after_seconds

        error: dict[str, Any] | Unset = UNSET
        if not isinstance(self.error, Unset):
            error = self.error.to_dict()

        retry: dict[str, Any] | Unset = UNSET
        if not isinstance(self.retry, Unset):
            retry = self.retry.to_dict()

        meta: dict[str, Any] | Unset = UNSET
        if not isinstance(self.meta, Unset):
            meta = self.meta.to_dict()

        lab_url = self.lab_url

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
                "success": success,
                "status": status,
                "from": from_,
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
        if specs is not UNSET:
            field_dict["specs"] = specs
        if top_picks is not UNSET:
            field_dict["topPicks"] = top_picks
        if club_recommendations is not UNSET:
            field_dict["clubRecommendations"] = club_recommendations
        if progress is not UNSET:
            field_dict["progress"] = progress
        if poll_after_seconds is not UNSET:
            field_dict["pollAfterSeconds"] = poll_after_seconds
        if error is not UNSET:
            field_dict["error"] = error
        if retry is not UNSET:
            field_dict["retry"] = retry
        if meta is not UNSET:
            field_dict["meta"] = meta
        if lab_url is not UNSET:
            field_dict["labUrl"] = lab_url

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analysis import Analysis  # noqa: PLC0415
        from ..models.club_recommendations import ClubRecommendations  # noqa: PLC0415
        from ..models.fitting_failure import FittingFailure  # noqa: PLC0415
        from ..models.fitting_meta import FittingMeta  # noqa: PLC0415
        from ..models.fitting_progress import FittingProgress  # noqa: PLC0415
        from ..models.fitting_retry import FittingRetry  # noqa: PLC0415
        from ..models.next_step import NextStep  # noqa: PLC0415
        from ..models.saved_request import SavedRequest  # noqa: PLC0415
        from ..models.session_fit_from import SessionFitFrom  # noqa: PLC0415
        from ..models.specs import Specs  # noqa: PLC0415
        from ..models.top_pick import TopPick  # noqa: PLC0415
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

        success = d.pop("success")

        status = check_fitting_result_status(d.pop("status"))

        from_ = SessionFitFrom.from_dict(d.pop("from"))

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

        _specs = d.pop("specs", UNSET)
        specs: Specs | Unset
        if isinstance(_specs, Unset):
            specs = UNSET
        else:
            specs = Specs.from_dict(_specs)

        _top_picks = d.pop("topPicks", UNSET)
        top_picks: list[TopPick] | Unset = UNSET
        if _top_picks is not UNSET:
            top_picks = []
            for top_picks_item_data in _top_picks:
                top_picks_item = TopPick.from_dict(top_picks_item_data)

                top_picks.append(top_picks_item)

        _club_recommendations = d.pop("clubRecommendations", UNSET)
        club_recommendations: ClubRecommendations | Unset
        if isinstance(_club_recommendations, Unset):
            club_recommendations = UNSET
        else:
            club_recommendations = ClubRecommendations.from_dict(_club_recommendations)

        _progress = d.pop("progress", UNSET)
        progress: FittingProgress | Unset
        if isinstance(_progress, Unset):
            progress = UNSET
        else:
            progress = FittingProgress.from_dict(_progress)

        poll_after_seconds = d.pop("pollAfterSeconds", UNSET)

        _error = d.pop("error", UNSET)
        error: FittingFailure | Unset
        if isinstance(_error, Unset):
            error = UNSET
        else:
            error = FittingFailure.from_dict(_error)

        _retry = d.pop("retry", UNSET)
        retry: FittingRetry | Unset
        if isinstance(_retry, Unset):
            retry = UNSET
        else:
            retry = FittingRetry.from_dict(_retry)

        _meta = d.pop("meta", UNSET)
        meta: FittingMeta | Unset
        if isinstance(_meta, Unset):
            meta = UNSET
        else:
            meta = FittingMeta.from_dict(_meta)

        lab_url = d.pop("labUrl", UNSET)

        session_fit = cls(
            fitting_id=fitting_id,
            club_type=club_type,
            attribution=attribution,
            attribution_url=attribution_url,
            attribution_link=attribution_link,
            input_=input_,
            created_at=created_at,
            next_=next_,
            success=success,
            status=status,
            from_=from_,
            idempotency_key=idempotency_key,
            wood_fit=wood_fit,
            wedge_fit=wedge_fit,
            analysis=analysis,
            specs=specs,
            top_picks=top_picks,
            club_recommendations=club_recommendations,
            progress=progress,
            poll_after_seconds=poll_after_seconds,
            error=error,
            retry=retry,
            meta=meta,
            lab_url=lab_url,
        )

        session_fit.additional_properties = d
        return session_fit

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
