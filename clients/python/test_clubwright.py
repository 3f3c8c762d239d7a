"""The part that is written by hand, against a running service: CLUBWRIGHT_URL and CLUBWRIGHT_KEY say which."""

import asyncio
import io
import time
from uuid import uuid4

import httpx
import pandas
import pytest

from clubwright import (
    AsyncClubwright,
    Clubwright,
    ClubwrightProblem,
    File,
    FittingNotFound,
    RateLimited,
    Unauthorized,
    ValidationFailed,
)

DRIVER = {"clubType": "driver", "golfer": {"handedness": "right"}, "swingMetrics": {"swingSpeed": 95}}
TOO_FAST = {**DRIVER, "swingMetrics": {"swingSpeed": 500}}


class Between(httpx.BaseTransport):
    """Stands between the client and the service, notes every request, and changes what comes back."""

    def __init__(self, change=lambda request, response, attempt: response):
        self.sent: list[httpx.Request] = []
        self._change = change
        self._service = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.sent.append(request)
        return self._change(request, self._service.handle_request(request), len(self.sent))

    @property
    def keys(self) -> list[str]:
        return [request.headers["idempotency-key"] for request in self.sent]


def used(client: Clubwright) -> float:
    return client.get_key_status().usage.current


def problem(code: str, status: int, retry: str, headers=None, **members) -> httpx.Response:
    document = {
        "type": "https://fit.example/docs/errors",
        "title": "A problem",
        "status": status,
        "detail": "It is so.",
        "instance": "req_1",
        "success": False,
        "code": code,
        "retry": retry,
        **members,
    }
    return httpx.Response(
        status, json=document, headers={"content-type": "application/problem+json", **(headers or {})}
    )


def test_the_key_and_the_address_come_from_the_environment(monkeypatch):
    with Clubwright() as client:
        assert client.get_key_status().usage.current >= 0
    monkeypatch.delenv("CLUBWRIGHT_KEY")
    with Clubwright() as client, pytest.raises(Unauthorized):
        client.get_key_status()


def test_a_request_whose_answer_was_lost_is_sent_again_with_its_key_and_charged_once():
    def lose_the_first(request, response, attempt):
        response.read()
        if attempt == 1:
            raise httpx.ReadError("The connection broke.")
        return response

    between = Between(lose_the_first)
    with Clubwright() as other, Clubwright(transport=between) as client:
        before = used(other)
        assert client.fit(DRIVER).status == "completed"
        assert len(between.sent) == 2 and len(set(between.keys)) == 1
        assert used(other) == before + 1


def test_retry_after_is_waited_for():
    def refuse_the_first(request, response, attempt):
        refusal = problem("RATE_LIMITED", 429, "after Retry-After", {"retry-after": "1"}, retryAfter=1)
        return refusal if attempt == 1 else response

    between = Between(refuse_the_first)
    with Clubwright(transport=between) as client:
        start = time.monotonic()
        client.get_status()
        assert time.monotonic() - start >= 1
        assert len(between.sent) == 2


def test_a_retry_after_that_is_too_long_is_not():
    def refuse(request, response, attempt):
        return problem("RATE_LIMITED", 429, "after Retry-After", {"retry-after": "3600"}, retryAfter=3600)

    with Clubwright(transport=Between(refuse)) as client, pytest.raises(RateLimited) as raised:
        client.get_status()
    assert raised.value.problem.retry_after == 3600


def test_a_fitting_that_is_still_running_is_waited_for():
    def say_that_it_runs(request, response, attempt):
        if request.method != "POST":
            return response
        response.read()
        document = {name: value for name, value in response.json().items() if name not in ("specs", "topPicks", "meta")}
        return httpx.Response(200, json={**document, "status": "running", "pollAfterSeconds": 1})

    between = Between(say_that_it_runs)
    with Clubwright(transport=between) as client:
        fitting = client.fit(DRIVER)
    assert fitting.status == "completed" and fitting.specs.loft.unit == "deg"
    assert [request.method for request in between.sent] == ["POST", "GET"]


def test_a_problem_is_raised_by_the_class_of_its_code():
    with Clubwright() as client:
        with pytest.raises(ValidationFailed) as raised:
            client.fit(TOO_FAST)
        assert raised.value.problem.errors[0].pointer == "/swingMetrics/swingSpeed"
        with pytest.raises(FittingNotFound):
            client.get_fitting("fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F")


def test_a_problem_and_values_that_this_release_does_not_know_are_passed_on():
    def answer(request, response, attempt):
        return problem("OUT_OF_BALLS", 409, "never")

    with Clubwright(transport=Between(answer)) as client, pytest.raises(ClubwrightProblem, match="OUT_OF_BALLS"):
        client.get_status()


def test_a_batch_of_any_size_is_answered_row_by_row_in_order():
    rows = [
        {"idempotencyKey": str(uuid4()), "request": DRIVER if place in (0, 501) else TOO_FAST} for place in range(502)
    ]
    with Clubwright(transport=(between := Between())) as client:
        answers = list(client.fit_batch(rows))
    assert [answer.index for answer in answers] == list(range(502))
    assert [answer.status for answer in answers if answer.status != "refused"] == ["completed"] * 2
    assert len(between.sent) == 2


def test_a_batch_that_broke_off_goes_on_where_it_stopped():
    def cut_the_first(request, response, attempt):
        if attempt > 1:
            return response
        first = response.read().split(b"\n")[0]
        return httpx.Response(200, content=first + b"\n")

    rows = [{"idempotencyKey": str(uuid4()), "request": DRIVER} for _ in range(3)]
    with Clubwright(transport=Between(cut_the_first)) as client:
        answers = list(client.fit_batch(rows))
    assert [(answer.index, answer.is_replay) for answer in answers] == [(0, False), (1, True), (2, True)]


def test_the_golfers_of_a_frame_are_fitted():
    frame = pandas.DataFrame(
        {"Member": [1041, 1042, 1043], "Club Speed": [95.0, 84.0, 500.0], "Handicap": [14, None, 3], "Notes": "x"}
    ).set_index("Member")
    with Clubwright() as client:
        fitted = client.fit_frame(frame, columns={"Club Speed": "swing_speed"}, club_type="driver", handedness="right")
        again = client.fit_frame(frame, columns={"Club Speed": "swing_speed"}, club_type="driver", handedness="right")
    assert list(fitted.index) == [1041, 1042, 1043]
    assert list(fitted["status"]) == ["completed", "completed", "refused"]
    assert 8 < fitted["loft"][1041] < 14 and fitted["pick"][1042]
    assert "swingSpeed" in fitted["problem"][1043]
    assert list(again["fitting_id"])[:2] == list(fitted["fitting_id"])[:2]


def test_golfers_of_a_frame_who_are_alike_are_each_fitted():
    frame = pandas.DataFrame({"swing_speed": [88.5, 88.5]})
    with Clubwright() as client:
        fitted = client.fit_frame(frame, club_type="driver", handedness="right")
    assert list(fitted["status"]) == ["completed", "completed"]
    assert fitted["fitting_id"].nunique() == 2


def test_a_column_that_means_no_field_is_named():
    with Clubwright() as client, pytest.raises(ValueError, match="speeed"):
        client.fit_frame(pandas.DataFrame({"a": [1]}), columns={"a": "speeed"})


def test_a_file_of_shots_is_read_and_sent_again_whole():
    table = b"Club,Ball Speed (mph),Carry (yds)\n7i,112,155\n7i,113,157\n"

    def busy_at_first(request, response, attempt):
        return problem("OVERLOADED", 503, "after Retry-After", {"retry-after": "0"}) if attempt == 1 else response

    between = Between(busy_at_first)
    imported = Clubwright(transport=between).import_session(body=File(io.BytesIO(table)), dry_run="true")
    assert [len(one.shots) for one in imported.session.segments] == [2]
    assert [request.content for request in between.sent] == [table, table]


def test_the_client_to_be_awaited_does_the_same():
    async def run() -> None:
        async with AsyncClubwright() as client:
            fitting = await client.fit(DRIVER)
            assert fitting.top_picks
            with pytest.raises(ValidationFailed):
                await client.fit(TOO_FAST)
            rows = [{"idempotencyKey": str(uuid4()), "request": DRIVER}]
            assert [answer.index async for answer in client.fit_batch(rows)] == [0]
            frame = pandas.DataFrame({"swing_speed": [95.0, 84.0]}, index=["Ann", "Bo"])
            fitted = await client.fit_frame(frame, club_type="driver", handedness="right")
            assert list(fitted.index) == ["Ann", "Bo"] and 8 < fitted["loft"]["Ann"] < 14

    asyncio.run(run())
