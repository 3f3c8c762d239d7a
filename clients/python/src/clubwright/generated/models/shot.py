from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define

from ..models.shot_measurement_ref import ShotMeasurementRef, check_shot_measurement_ref
from ..models.shot_source import ShotSource, check_shot_source
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.shot_ball_type_0 import ShotBallType0
    from ..models.shot_club_type_0 import ShotClubType0
    from ..models.shot_extended_type_0 import ShotExtendedType0


T = TypeVar("T", bound="Shot")


@_attrs_define
class Shot:
    """One swing."""

    shot_id: UUID
    """ Id of the shot, unique in the session. """
    shot_number: int
    """ Number of the shot, as counted by the launch monitor. """
    captured_at_utc: datetime.datetime
    """ When it was hit, UTC. """
    source: ShotSource
    """ Where the numbers come from. """
    measurement_ref: ShotMeasurementRef
    """ Point on the club that was measured. """
    units: str
    """ Units of the numbers, as named by the sender. Fittings need mph, yards, degrees and rpm: `imperial`. """
    needs_review: bool
    """ A person should review these numbers: they are shown, but left out of medians and fittings. """
    club: None | str | Unset = UNSET
    """ Club, as named by the sender: `Driver`, `7 iron`. """
    ocr_confidence: float | None | Unset = UNSET
    """ Confidence of the screen reading, 0 to 1. """
    ball: None | ShotBallType0 | Unset = UNSET
    """ Ball numbers by name. Known: speed, launchAngle, launchDirection, backSpin, spinRate, sideSpin, spinAxis,
    carry, total, offline, peakHeight, landingAngle; in any letter case, with or without underscores. Others are
    stored and shown. """
    club_: None | ShotClubType0 | Unset = UNSET
    """ Club numbers by name. Known: speed, attackAngle, clubPath, faceAngle, faceToPath, dynamicLoft. """
    extended: None | ShotExtendedType0 | Unset = UNSET
    """ Other measurements, by name. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.shot_ball_type_0 import ShotBallType0  # noqa: PLC0415
        from ..models.shot_club_type_0 import ShotClubType0  # noqa: PLC0415
        from ..models.shot_extended_type_0 import ShotExtendedType0  # noqa: PLC0415

        shot_id = str(self.shot_id)

        shot_number = self.shot_number

        captured_at_utc = self.captured_at_utc.isoformat()

        source: str = self.source

        measurement_ref: str = self.measurement_ref

        units = self.units

        needs_review = self.needs_review

        club: None | str | Unset
        if isinstance(self.club, Unset):
            club = UNSET
        else:
            club = self.club

        ocr_confidence: float | None | Unset
        if isinstance(self.ocr_confidence, Unset):
            ocr_confidence = UNSET
        else:
            ocr_confidence = self.ocr_confidence

        ball: dict[str, Any] | None | Unset
        if isinstance(self.ball, Unset):
            ball = UNSET
        elif isinstance(self.ball, ShotBallType0):
            ball = self.ball.to_dict()
        else:
            ball = self.ball

        club_: dict[str, Any] | None | Unset
        if isinstance(self.club_, Unset):
            club_ = UNSET
        elif isinstance(self.club_, ShotClubType0):
            club_ = self.club_.to_dict()
        else:
            club_ = self.club_

        extended: dict[str, Any] | None | Unset
        if isinstance(self.extended, Unset):
            extended = UNSET
        elif isinstance(self.extended, ShotExtendedType0):
            extended = self.extended.to_dict()
        else:
            extended = self.extended

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "shotId": shot_id,
                "shotNumber": shot_number,
                "capturedAtUtc": captured_at_utc,
                "source": source,
                "measurementRef": measurement_ref,
                "units": units,
                "needsReview": needs_review,
            }
        )
        if club is not UNSET:
            field_dict["club"] = club
        if ocr_confidence is not UNSET:
            field_dict["ocrConfidence"] = ocr_confidence
        if ball is not UNSET:
            field_dict["ball"] = ball
        if club_ is not UNSET:
            field_dict["club_"] = club_
        if extended is not UNSET:
            field_dict["extended"] = extended

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.shot_ball_type_0 import ShotBallType0  # noqa: PLC0415
        from ..models.shot_club_type_0 import ShotClubType0  # noqa: PLC0415
        from ..models.shot_extended_type_0 import ShotExtendedType0  # noqa: PLC0415

        d = dict(src_dict)
        shot_id = UUID(d.pop("shotId"))

        shot_number = d.pop("shotNumber")

        captured_at_utc = datetime.datetime.fromisoformat(d.pop("capturedAtUtc"))

        source = check_shot_source(d.pop("source"))

        measurement_ref = check_shot_measurement_ref(d.pop("measurementRef"))

        units = d.pop("units")

        needs_review = d.pop("needsReview")

        def _parse_club(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        club = _parse_club(d.pop("club", UNSET))

        def _parse_ocr_confidence(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        ocr_confidence = _parse_ocr_confidence(d.pop("ocrConfidence", UNSET))

        def _parse_ball(data: object) -> None | ShotBallType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                ball_type_0 = ShotBallType0.from_dict(data)

                return ball_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShotBallType0 | Unset, data)

        ball = _parse_ball(d.pop("ball", UNSET))

        def _parse_club_(data: object) -> None | ShotClubType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                club_type_0 = ShotClubType0.from_dict(data)

                return club_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShotClubType0 | Unset, data)

        club_ = _parse_club_(d.pop("club_", UNSET))

        def _parse_extended(data: object) -> None | ShotExtendedType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                extended_type_0 = ShotExtendedType0.from_dict(data)

                return extended_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ShotExtendedType0 | Unset, data)

        extended = _parse_extended(d.pop("extended", UNSET))

        shot = cls(
            shot_id=shot_id,
            shot_number=shot_number,
            captured_at_utc=captured_at_utc,
            source=source,
            measurement_ref=measurement_ref,
            units=units,
            needs_review=needs_review,
            club=club,
            ocr_confidence=ocr_confidence,
            ball=ball,
            club_=club_,
            extended=extended,
        )

        return shot
