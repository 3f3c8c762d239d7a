"""What type checkers must know of requests and answers; what they must refuse is ignored, which they say where it is not needed."""

# pyright: reportUnnecessaryTypeIgnoreComment=true

from typing import Literal

from typing_extensions import assert_type

from clubwright import AsyncClubwright, Clubwright, QuotaExceeded
from clubwright.models import (
    CompletedFitting,
    FittingCompletedEvent,
    FittingFailure,
    FittingRequest,
    Golfer,
    Problem,
    Specs,
    SwingMetricsWithBallSpeed,
    SwingMetricsWithSwingSpeed,
    WebhookEvent,
)


def requests(club: Clubwright) -> None:
    club.fit({"clubType": "driver", "golfer": {"handedness": "right"}, "swingMetrics": {"swingSpeed": 95}})
    club.fit({"clubType": "iron", "golfer": {"handedness": "left"}, "swingMetrics": {"ballSpeed": 120, "swingSpeed": 85}})
    golfer = Golfer(handedness="right", handicap="25+")
    club.fit(FittingRequest(club_type="wedge", golfer=golfer, swing_metrics=SwingMetricsWithSwingSpeed(swing_speed=80)))

    # No club, no speed, a misspelled member, a word that is not known.
    club.fit({"golfer": {"handedness": "right"}, "swingMetrics": {"swingSpeed": 95}})  # type: ignore[arg-type]
    club.fit({"clubType": "driver", "golfer": {"handedness": "right"}, "swingMetrics": {}})  # type: ignore[arg-type]
    club.fit({"clubType": "driver", "golfer": {"handed": "right"}, "swingMetrics": {"swingSpeed": 95}})  # type: ignore[arg-type]
    club.fit({"clubType": "putter", "golfer": {"handedness": "right"}, "swingMetrics": {"swingSpeed": 95}})  # type: ignore[arg-type]
    SwingMetricsWithBallSpeed(launch_angle=12)  # type: ignore[call-arg]
    Golfer(handed="right")  # type: ignore[call-arg]


def answers(club: Clubwright) -> None:
    fitting = club.fit({"clubType": "driver", "golfer": {"handedness": "right"}, "swingMetrics": {"swingSpeed": 95}})
    assert_type(fitting, CompletedFitting)
    assert_type(fitting.lab_url, str | None)
    assert_type(fitting.specs.loft.value, float)

    session = club.fit_session("3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10", {"club": "Driver", "golfer": {"handedness": "right"}})
    session.specs  # type: ignore[union-attr]
    if session.status == "completed":
        assert_type(session.specs, Specs)
    elif session.status == "running":
        assert_type(session.poll_after_seconds, int)
    else:
        assert_type(session.error, FittingFailure)

    stored = club.get_fitting(fitting.fitting_id)
    assert_type(stored.output, CompletedFitting | None)
    if stored.status == "completed":
        assert_type(stored.output, CompletedFitting)


def batch(club: Clubwright) -> None:
    for answer in club.fit_batch([]):
        if answer.status == "completed":
            assert_type(answer.fitting, CompletedFitting)
        elif answer.status == "refused":
            assert_type(answer.problem, Problem)
            answer.fitting  # type: ignore[attr-defined]


async def awaited(club: AsyncClubwright) -> None:
    try:
        assert_type(await club.completed(await club.get_fitting("fit_1")), CompletedFitting)
    except QuotaExceeded as error:
        print(error.problem.resets_at.year)


def events(event: WebhookEvent) -> None:
    event.data.fitting_id  # type: ignore[union-attr]
    if event.type == "fitting.completed":
        assert_type(event, FittingCompletedEvent)
        assert_type(event.data.fitting_id, str)
    elif event.type == "allowance.low":
        assert_type(event.data.remaining, int)
    elif event.type == "lead.created":
        assert_type(event.data.email, str)
    else:
        assert_type(event.data.status, Literal["failed"])
