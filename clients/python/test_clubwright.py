"""The part that is written by hand, against a running service: CLUBWRIGHT_URL and CLUBWRIGHT_KEY say which."""

import asyncio
import io
import socket
import time
from uuid import uuid4

import httpx
import pandas
import pytest

from clubwright import (
    AsyncClubwright,
    Clubwright,
    ClubwrightError,
    ClubwrightProblem,
    ConnectionFailed,
    FittingFailed,
    FittingNotFound,
    RateLimited,
    Unauthorized,
    UnexpectedAnswer,
    ValidationFailed,
)
from clubwright.models import CompletedFitting, FittingRequest, Golfer, SwingMetricsWithBallSpeed

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


def without_result(response: httpx.Response, **members) -> httpx.Response:
    response.read()
    result = ("specs", "topPicks", "clubRecommendations", "meta", "labUrl")
    document = {name: value for name, value in response.json().items() if name not in result}
    return httpx.Response(200, json={**document, **members})


def test_a_fitting_that_is_still_running_is_waited_for():
    def say_that_it_runs(request, response, attempt):
        return (
            without_result(response, status="running", pollAfterSeconds=1) if request.method == "POST" else response
        )

    between = Between(say_that_it_runs)
    with Clubwright(transport=between) as client, Clubwright() as other:
        fitting = client.fit(DRIVER)
        at_once = other.fit(DRIVER)
    assert isinstance(fitting, CompletedFitting) and fitting.specs.loft.unit == "deg"
    assert (fitting.lab_url is None) == (at_once.lab_url is None)
    assert [request.method for request in between.sent] == ["POST", "GET"]


def test_a_fitting_that_fails_every_time_says_why_and_how_to_run_it_again():
    failure = {"code": "ENGINE_FAILED", "title": "The engine failed", "detail": "It broke."}

    def say_that_it_failed(request, response, attempt):
        retry = {"idempotencyKey": "again-1", "reason": "It is paid for."}
        return without_result(response, success=False, status="failed", error=failure, retry=retry)

    between = Between(say_that_it_failed)
    with Clubwright(transport=between, attempts=3) as client, pytest.raises(FittingFailed, match="It broke.") as raised:
        client.fit(DRIVER, idempotency_key=str(uuid4()))
    assert (raised.value.failure.code, raised.value.idempotency_key) == ("ENGINE_FAILED", "again-1")
    assert between.keys[1:] == ["again-1", "again-1"]


def test_a_problem_is_raised_by_the_class_of_its_code():
    with Clubwright() as client:
        with pytest.raises(ValidationFailed) as raised:
            client.fit(TOO_FAST)
        assert raised.value.problem.errors[0].pointer == "/swingMetrics/swingSpeed"
        with pytest.raises(FittingNotFound):
            client.get_fitting("fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F")


def test_a_request_that_lacks_something_is_refused_by_the_service_in_its_words():
    with Clubwright() as client, pytest.raises(ValidationFailed) as raised:
        client.fit({"golfer": {"handedness": "right"}, "swingMetrics": {"swingSpeed": 95}})
    assert [error.pointer for error in raised.value.problem.errors] == ["/clubType"]


def test_a_request_can_be_made_of_models():
    request = FittingRequest(
        club_type="driver", golfer=Golfer(handedness="left"), swing_metrics=SwingMetricsWithBallSpeed(ball_speed=140)
    )
    with Clubwright() as client:
        fitting = client.fit(request)
    assert fitting.input.to_dict() == {
        "clubType": "driver",
        "golfer": {"handedness": "left"},
        "swingMetrics": {"ballSpeed": 140},
    }


def test_a_problem_and_values_that_this_release_does_not_know_are_passed_on():
    def answer(request, response, attempt):
        return problem("OUT_OF_BALLS", 409, "never", weather="rain")

    with Clubwright(transport=Between(answer)) as client, pytest.raises(ClubwrightProblem, match="OUT_OF_BALLS") as raised:
        client.get_status()
    assert raised.value.problem.model_extra["weather"] == "rain"


def test_an_answer_with_new_words_and_members_is_read_as_far_as_it_goes():
    def answer_more(request, response, attempt):
        response.read()
        document = response.json()
        document["specs"]["shaftFlex"] |= {"value": "TX", "basis": "guessed"}
        document["topPicks"][0] |= {"currency": "EUR", "color": "blue"}
        del document["topPicks"][1]["verdict"]
        return httpx.Response(200, json={**document, "weather": ["rain"]})

    with Clubwright(transport=Between(answer_more)) as client:
        fitting = client.fit(DRIVER)
    assert isinstance(fitting, CompletedFitting)
    assert (fitting.specs.shaft_flex.value, fitting.specs.shaft_flex.basis) == ("TX", "guessed")
    assert fitting.top_picks[0].currency == "EUR" and fitting.top_picks[0].model_extra == {"color": "blue"}
    assert fitting.model_extra == {"weather": ["rain"]}
    assert fitting.created_at.year >= 2026 and fitting.specs.loft.unit == "deg"


def test_everything_that_is_raised_has_one_base():
    def proxy(request, response, attempt):
        return httpx.Response(404, text="<h1>Not here</h1>")

    def page(request, response, attempt):
        return httpx.Response(200, text="<h1>Welcome</h1>")

    for change in (proxy, page):
        with Clubwright(transport=Between(change)) as client, pytest.raises(UnexpectedAnswer, match="http"):
            client.get_status()
    for error in (ClubwrightProblem, ConnectionFailed, FittingFailed, UnexpectedAnswer):
        assert issubclass(error, ClubwrightError)


def test_a_service_that_never_answers_is_given_up():
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        with Clubwright(url=url, timeout_seconds=0.2, attempts=2) as client:
            with pytest.raises(ConnectionFailed, match=url):
                client.get_status()
    with Clubwright() as client:
        assert client._http.timeout.read == 60


def test_a_batch_of_any_size_is_answered_row_by_row_in_order():
    rows = [
        {"idempotencyKey": str(uuid4()), "request": DRIVER if place in (0, 501) else TOO_FAST} for place in range(502)
    ]
    with Clubwright(transport=(between := Between())) as client:
        answers = list(client.fit_batch(rows))
    assert [answer.index for answer in answers] == list(range(502))
    assert [answer.status for answer in answers if answer.status != "refused"] == ["completed"] * 2
    assert len(between.sent) == 2


def test_the_operation_of_batches_takes_rows():
    rows = [{"idempotencyKey": str(uuid4()), "request": request} for request in (DRIVER, TOO_FAST)]
    with Clubwright() as client:
        assert [answer.status for answer in client.analyze_batch(rows)] == ["completed", "refused"]


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
    assert fitted["code"][1043] == "VALIDATION_FAILED" and "swingSpeed" in fitted["problem"][1043]
    assert fitted.attrs["columns_not_used"] == ["Notes"]
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
    imported = Clubwright(transport=between).import_session(io.BytesIO(table), dry_run=True)
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
