"""Every operation of the service as a method."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx

from ..types import UNSET
from .account import create_agent_token, get_key_status, revoke_key
from .bag import analyze_bag_gapping, plan_bag
from .catalog import (
    compare_clubs,
    get_catalog,
    get_catalog_evidence,
    get_club,
    list_club_models,
    score_clubs,
    search_clubs,
)
from .fitters import find_fitters
from .fitting import (
    analyze_batch,
    analyze_fitting,
    delete_fitting,
    get_fitting,
    hand_off_to_lab,
)
from .grips import recommend_grip_size
from .rules import get_rule, list_rules
from .service import (
    get_health,
    get_readiness,
    get_reads_readiness,
    get_status,
    get_tool_health,
)
from .sessions import (
    delete_session,
    fit_session,
    get_session,
    import_session,
    ingest_session,
)
from .store import build_store_link
from .webhooks import (
    create_webhook,
    delete_webhook,
    enable_webhook,
    list_webhooks,
    rotate_webhook_secret,
)

if TYPE_CHECKING:
    from io import BytesIO
    from typing import cast
    from uuid import UUID

    from ..models.agent_token import AgentToken
    from ..models.analyze_batch_x_svc_traffic import (
        AnalyzeBatchXSvcTraffic,
        check_analyze_batch_x_svc_traffic,
    )
    from ..models.analyze_fitting_detail import (
        AnalyzeFittingDetail,
        check_analyze_fitting_detail,
    )
    from ..models.analyze_fitting_x_svc_traffic import (
        AnalyzeFittingXSvcTraffic,
        check_analyze_fitting_x_svc_traffic,
    )
    from ..models.bag_gapping import BagGapping
    from ..models.bag_plan import BagPlan
    from ..models.bag_plan_request import BagPlanRequest
    from ..models.bag_request import BagRequest
    from ..models.batch_answer import BatchAnswer
    from ..models.batch_row import BatchRow
    from ..models.build_store_link_x_svc_traffic import (
        BuildStoreLinkXSvcTraffic,
        check_build_store_link_x_svc_traffic,
    )
    from ..models.catalog import Catalog
    from ..models.club_detail import ClubDetail
    from ..models.club_models import ClubModels
    from ..models.club_type import ClubType, check_club_type
    from ..models.compare_request import CompareRequest
    from ..models.comparison import Comparison
    from ..models.enabled_webhook import EnabledWebhook
    from ..models.evidence import Evidence
    from ..models.fit_session_detail import FitSessionDetail, check_fit_session_detail
    from ..models.fit_session_x_svc_traffic import (
        FitSessionXSvcTraffic,
        check_fit_session_x_svc_traffic,
    )
    from ..models.fitting_request import FittingRequest
    from ..models.fitting_result import FittingResult
    from ..models.found_clubs import FoundClubs
    from ..models.found_fitters import FoundFitters
    from ..models.get_fitting_detail import GetFittingDetail, check_get_fitting_detail
    from ..models.grip_size import GripSize
    from ..models.grip_size_request import GripSizeRequest
    from ..models.hand import Hand, check_hand
    from ..models.health import Health
    from ..models.import_session_distance_unit import (
        ImportSessionDistanceUnit,
        check_import_session_distance_unit,
    )
    from ..models.import_session_dry_run import (
        ImportSessionDryRun,
        check_import_session_dry_run,
    )
    from ..models.import_session_speed_unit import (
        ImportSessionSpeedUnit,
        check_import_session_speed_unit,
    )
    from ..models.import_session_units import (
        ImportSessionUnits,
        check_import_session_units,
    )
    from ..models.imported_session import ImportedSession
    from ..models.key_status import KeyStatus
    from ..models.lab_handoff import LabHandoff
    from ..models.new_webhook import NewWebhook
    from ..models.readiness import Readiness
    from ..models.reads_readiness import ReadsReadiness
    from ..models.release_status import ReleaseStatus
    from ..models.rule_detail import RuleDetail
    from ..models.rule_list import RuleList
    from ..models.scores import Scores
    from ..models.scores_batch import ScoresBatch
    from ..models.scores_request import ScoresRequest
    from ..models.search_clubs_category import (
        SearchClubsCategory,
        check_search_clubs_category,
    )
    from ..models.search_clubs_sort import SearchClubsSort, check_search_clubs_sort
    from ..models.session import Session
    from ..models.session_fit import SessionFit
    from ..models.session_fit_request import SessionFitRequest
    from ..models.session_medians import SessionMedians
    from ..models.store_link import StoreLink
    from ..models.store_link_request import StoreLinkRequest
    from ..models.stored_fitting import StoredFitting
    from ..models.stored_session import StoredSession
    from ..models.tool_health import ToolHealth
    from ..models.webhook_list import WebhookList
    from ..models.webhook_request import WebhookRequest
    from ..types import UNSET, File, FileTypes, Unset


class Operations:
    """Every operation, answered before the method returns."""

    def _send(self, request: dict[str, Any]) -> httpx.Response:
        raise NotImplementedError

    def get_status(
        self,
    ) -> ReleaseStatus:
        """Get the versions of the API, the engine and the rules.

        Works with any live key; nothing is consumed."""
        request = get_status.request_of()
        return get_status.answer_in(self._send(request))

    def get_health(
        self,
    ) -> Health:
        """Check that the process is alive.

        Answers 200 while the process runs, whatever else is wrong: for liveness probes."""
        request = get_health.request_of()
        return get_health.answer_in(self._send(request))

    def get_readiness(
        self,
    ) -> Readiness:
        """Check that the application and the database are ready.

        Answers 200 only while requests can be served: for load balancers and readiness probes."""
        request = get_readiness.request_of()
        return get_readiness.answer_in(self._send(request))

    def get_reads_readiness(
        self,
    ) -> ReadsReadiness:
        """Check that what needs no database is served.

        Answers 200 while this process serves catalog, search, scores, evidence and pages, also while the
        database is away: for load balancers that have no process with a database left, and for readiness
        probes that would otherwise remove all of them."""
        request = get_reads_readiness.request_of()
        return get_reads_readiness.answer_in(self._send(request))

    def get_tool_health(
        self,
    ) -> ToolHealth:
        """Check that the MCP endpoint works.

        Lists the tools available to an API key at /mcp."""
        request = get_tool_health.request_of()
        return get_tool_health.answer_in(self._send(request))

    def list_rules(
        self,
    ) -> RuleList:
        """List the fitting rules with their sources.

        Browsers (Accept: text/html) get a page; `q` searches the rules on it."""
        request = list_rules.request_of()
        return list_rules.answer_in(self._send(request))

    def get_rule(
        self,
        id: str,
    ) -> RuleDetail:
        """Get a fitting rule with the figures of its table.

        Browsers (Accept: text/html) get a page; `at` marks a golfer on its chart."""
        request = get_rule.request_of(
            id=id,
        )
        return get_rule.answer_in(self._send(request))

    def analyze_fitting(
        self,
        *,
        body: FittingRequest,
        detail: AnalyzeFittingDetail | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        x_svc_platform: str | Unset = UNSET,
        x_svc_client: str | Unset = UNSET,
        x_svc_traffic: AnalyzeFittingXSvcTraffic | Unset = UNSET,
    ) -> FittingResult:
        """Fit a club.

        Takes measurements and returns an explained build: specs with the rule behind each, and real clubs
        with store links. Show the attribution line with the result.

        The answer is a fitting: `completed`, nearly always within milliseconds; `running` when it takes
        longer than 25 seconds (read it again by its id); or `failed`, with `retry.idempotencyKey`: the same
        request with that key runs it again under the same id. A fitting consumes one included fitting or
        purchased credit, however often it is run again; a failed one is refunded if it is not run again
        within 24 hours. A refused request consumes nothing and does not use up its key."""
        request = analyze_fitting.request_of(
            body=body,
            detail=detail,
            idempotency_key=idempotency_key,
            x_svc_platform=x_svc_platform,
            x_svc_client=x_svc_client,
            x_svc_traffic=x_svc_traffic,
        )
        return analyze_fitting.answer_in(self._send(request))

    def analyze_batch(
        self,
        *,
        body: BatchRow,
        x_svc_platform: str | Unset = UNSET,
        x_svc_client: str | Unset = UNSET,
        x_svc_traffic: AnalyzeBatchXSvcTraffic | Unset = UNSET,
    ) -> BatchAnswer:
        """Fit up to 500 golfers in one request.

        An extension of the interface specification. Body and answer are NDJSON: up to 500 rows and 1 MB.
        Each row has its own Idempotency-Key and is fitted, charged and stored as by `analyze`; its answer
        is one line, without the written analysis, in the order of the rows. An invalid row never stops the
        others: it is answered with its own problem document. Each row counts toward the rate limit of
        analyze.

        If the answer is cut off, send the same body again: completed rows are replayed and charge nothing."""
        request = analyze_batch.request_of(
            body=body,
            x_svc_platform=x_svc_platform,
            x_svc_client=x_svc_client,
            x_svc_traffic=x_svc_traffic,
        )
        return analyze_batch.answer_in(self._send(request))

    def get_fitting(
        self,
        fitting_id: str,
        *,
        detail: GetFittingDetail | Unset = UNSET,
    ) -> StoredFitting:
        """Read a saved fitting.

        Returns the request and its result. While a fitting is running, the response says when to read it
        again; if the process running it has died, this request takes it over. A failed fitting says why,
        and which key to send to analyze to run it again.

        In a browser where a member of the account is signed in, the same URL shows the lab."""
        request = get_fitting.request_of(
            fitting_id=fitting_id,
            detail=detail,
        )
        return get_fitting.answer_in(self._send(request))

    def delete_fitting(
        self,
        fitting_id: str,
    ) -> None:
        """Delete a saved fitting.

        Erases the request and its result immediately and permanently; the fitting can no longer be found.
        The charge stays, except that a failed fitting is refunded. Its Idempotency-Key remains reserved
        until 72 hours after the fitting ended: sending it again is refused with FITTING_ERASED, so that
        nothing is charged unexpectedly. Store links made from the fitting keep working. Requires an API key
        or an agent token; OAuth tokens are refused. An extension of the interface specification."""
        self._send(
            delete_fitting.request_of(
                fitting_id=fitting_id,
            )
        )

    def hand_off_to_lab(
        self,
        fitting_id: str,
    ) -> LabHandoff:
        """Create a link to the lab page of a fitting.

        A page that draws the fitting and lets a golfer change the swing, the club and the weather. The link
        is signed, works for 15 minutes and only for this fitting, and contains neither a credential nor the
        account. Call this again for a new link; deleting the fitting ends all its links. Takes no body.
        Driver and iron fittings carry such a `labUrl` already."""
        request = hand_off_to_lab.request_of(
            fitting_id=fitting_id,
        )
        return hand_off_to_lab.answer_in(self._send(request))

    def get_catalog(
        self,
    ) -> Catalog:
        """Get the whole catalog.

        Every head with its stock shafts and 30-day recommendations, every shaft and every grip: about 1 MB,
        or 50 kB compressed. Revalidate with If-None-Match. To look up a few clubs, use the search."""
        request = get_catalog.request_of()
        return get_catalog.answer_in(self._send(request))

    def list_club_models(
        self,
        *,
        club_type: ClubType,
    ) -> ClubModels:
        """List the clubs golfers may own, for a drop-down.

        Each generation of a club is a separate option. Send its `value` as `currentEquipment.model`, so
        that the fitting knows how old the club is."""
        request = list_club_models.request_of(
            club_type=club_type,
        )
        return list_club_models.answer_in(self._send(request))

    def search_clubs(
        self,
        *,
        club_type: ClubType | Unset = UNSET,
        brand: str | Unset = UNSET,
        category: SearchClubsCategory | Unset = UNSET,
        min_price: float | Unset = UNSET,
        max_price: float | Unset = UNSET,
        q: str | Unset = UNSET,
        hand: Hand | Unset = UNSET,
        sort: SearchClubsSort | Unset = UNSET,
        limit: int | Unset = UNSET,
        offset: int | Unset = UNSET,
    ) -> FoundClubs:
        """Search clubs.

        Returns the clubs that match all filters, current and discontinued (see `current`). The search does
        not judge how well a club fits; use scores or a fitting for that."""
        request = search_clubs.request_of(
            club_type=club_type,
            brand=brand,
            category=category,
            min_price=min_price,
            max_price=max_price,
            q=q,
            hand=hand,
            sort=sort,
            limit=limit,
            offset=offset,
        )
        return search_clubs.answer_in(self._send(request))

    def get_club(
        self,
        head_id: str,
    ) -> ClubDetail:
        """Get a club with its options.

        Returns all options of the club, with the ids that a store link takes."""
        request = get_club.request_of(
            head_id=head_id,
        )
        return get_club.answer_in(self._send(request))

    def compare_clubs(
        self,
        *,
        body: CompareRequest,
    ) -> Comparison:
        """Compare two to four clubs.

        Returns the clubs side by side, and the attributes that differ."""
        request = compare_clubs.request_of(
            body=body,
        )
        return compare_clubs.answer_in(self._send(request))

    def score_clubs(
        self,
        *,
        body: ScoresRequest,
    ) -> Scores | ScoresBatch:
        """Score every club for a golfer.

        Returns for each club a fit score from 0 to 98, a verdict, reasons, how often similar golfers chose
        it or were recommended it, and a build to start from. The same context always gives the same
        response. The full response is about 0.4 MB: accept zstd, br or gzip, limit it with clubTypes or
        headIds, and send the ETag in If-None-Match when you ask again."""
        request = score_clubs.request_of(
            body=body,
        )
        return score_clubs.answer_in(self._send(request))

    def get_catalog_evidence(
        self,
    ) -> Evidence:
        """Get how often each head was recommended and chosen.

        Aggregated fittings per head: the share of golfers who were recommended it, how many chose or kept
        it, and the golfer presets of the score operation. Free. Send the ETag back as If-None-Match: the
        answer changes only when a count changes."""
        request = get_catalog_evidence.request_of()
        return get_catalog_evidence.answer_in(self._send(request))

    def build_store_link(
        self,
        *,
        body: StoreLinkRequest,
        x_svc_platform: str | Unset = UNSET,
        x_svc_client: str | Unset = UNSET,
        x_svc_traffic: BuildStoreLinkXSvcTraffic | Unset = UNSET,
    ) -> StoreLink:
        """Create a link to a club in the store.

        Returns the URL of a club’s product page with the build selected. Free; nothing is bought or
        reserved, and the link never opens a checkout.

        With a fittingId, every fitted spec that the store accepts goes in. Fields of the request override
        it; a fitted spec that does not match them is left out and listed in `leftOut`. Irons always have
        `set`. Shafts sold separately are upgrades for drivers; for other clubs only a fitting chooses one.

        Each link has its own `svc_ref` and is recorded with platform and fitting. `utm_source` is the
        X-SVC-Platform header (`clubwright` without one), `utm_medium` is `api`, `utm_campaign` is `fitting`
        or `catalog`, `utm_content` is `store-link`. A link is returned even if it could not be recorded."""
        request = build_store_link.request_of(
            body=body,
            x_svc_platform=x_svc_platform,
            x_svc_client=x_svc_client,
            x_svc_traffic=x_svc_traffic,
        )
        return build_store_link.answer_in(self._send(request))

    def recommend_grip_size(
        self,
        *,
        body: GripSizeRequest,
    ) -> GripSize:
        """Recommend a grip size.

        The hand length sets the size. A longest finger over 3 inches adds one wrap, up to standard size
        only; a hand over 9 1/4 inches takes jumbo plus two wraps; a size jump and extra wraps are never
        combined. Junior hands: the store has no junior size, so the link takes undersize, and only junior
        grips that are also made undersize are listed."""
        request = recommend_grip_size.request_of(
            body=body,
        )
        return recommend_grip_size.answer_in(self._send(request))

    def analyze_bag_gapping(
        self,
        *,
        body: BagRequest,
    ) -> BagGapping:
        """Analyze the gaps in a bag.

        Name the clubs in any order and in your own words. Missing lofts are filled with stock lofts and
        missing carries are estimated; both are marked. Without a speed or any carry, only lofts are judged
        and carries are null. Each suggestion was tried on this bag by itself: add the club, type and loft
        in `add`, take out `remove`, and the flags listed in `answers` are gone. A club that cannot be
        recognized or has no known loft, or fewer than two clubs besides the putter, is answered with 400,
        naming each club."""
        request = analyze_bag_gapping.request_of(
            body=body,
        )
        return analyze_bag_gapping.answer_in(self._send(request))

    def plan_bag(
        self,
        *,
        body: BagPlanRequest,
    ) -> BagPlan:
        """Plan a whole bag.

        From the golfer, a speed or known carries: up to 14 clubs with loft, expected carry and gap to the
        next, without a hole or an overlap. Clubs in `keep` stay. `wedgeMatrix` holds full, three-quarter
        and half carries. Each loft is the one that the club’s own fitting gives: `fittings` holds a body
        for POST /v1/fitting/analyze for each, to send when the whole fitting is wanted. The plan itself is
        free. `warnings` tell what stays out of order, mostly because of kept clubs. A junior, or no speed
        and no carry, is answered with 400."""
        request = plan_bag.request_of(
            body=body,
        )
        return plan_bag.answer_in(self._send(request))

    def find_fitters(
        self,
        *,
        zip_: str | Unset = UNSET,
        city: str | Unset = UNSET,
        state: str | Unset = UNSET,
        lat: float | Unset = UNSET,
        lng: float | Unset = UNSET,
        radius_miles: float | Unset = UNSET,
        services: str | Unset = UNSET,
        brand: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> FoundFitters:
        """Find fitters near a place.

        Free. Give the location in exactly one way: zip, or city with state, or lat with lng. Only fitters
        within the radius are returned: partners of the service first, then all others, each nearest first.
        Distances are great-circle miles, not roads. LOCATION_NOT_FOUND suggests similar places;
        FITTERS_UNAVAILABLE means that this installation has no fitter directory."""
        request = find_fitters.request_of(
            zip_=zip_,
            city=city,
            state=state,
            lat=lat,
            lng=lng,
            radius_miles=radius_miles,
            services=services,
            brand=brand,
            limit=limit,
        )
        return find_fitters.answer_in(self._send(request))

    def get_key_status(
        self,
    ) -> KeyStatus:
        """Get the account of this key and its remaining allowance.

        Consumes nothing. Check `usage.availability` before a fitting that must not be refused."""
        request = get_key_status.request_of()
        return get_key_status.answer_in(self._send(request))

    def revoke_key(
        self,
    ) -> None:
        """Revoke the API key of this request.

        For a leaked key: anyone who has it can revoke it, immediately and permanently, on every replica.
        Send the key as the bearer credential, without a body. A revoked key is answered 401. An extension
        of the interface specification."""
        self._send(revoke_key.request_of())

    def create_agent_token(
        self,
    ) -> AgentToken:
        """Exchange an agent connection’s credential for a token.

        Send the credential of an agent connection (`eac_...`) as the bearer, without a body. The token
        works like an API key within its scopes, until it expires or the connection is revoked."""
        request = create_agent_token.request_of()
        return create_agent_token.answer_in(self._send(request))

    def list_webhooks(
        self,
    ) -> WebhookList:
        """List the webhook endpoints.

        Shows the state of deliveries. An endpoint to which nothing could be delivered for days is disabled."""
        request = list_webhooks.request_of()
        return list_webhooks.answer_in(self._send(request))

    def create_webhook(
        self,
        *,
        body: WebhookRequest,
        idempotency_key: str | Unset = UNSET,
    ) -> NewWebhook:
        """Create a webhook endpoint.

        Sends the account’s events to your URL, signed according to Standard Webhooks. Any 2xx answer within
        10 seconds confirms receipt; otherwise the event is sent again, up to ten times in three days.
        Events contain the id of the fitting and nothing about the golfer."""
        request = create_webhook.request_of(
            body=body,
            idempotency_key=idempotency_key,
        )
        return create_webhook.answer_in(self._send(request))

    def enable_webhook(
        self,
        webhook_id: str,
    ) -> EnabledWebhook:
        """Enable a webhook endpoint again.

        New events are sent there from now on. Events given up in the meantime are not sent again."""
        request = enable_webhook.request_of(
            webhook_id=webhook_id,
        )
        return enable_webhook.answer_in(self._send(request))

    def rotate_webhook_secret(
        self,
        webhook_id: str,
        *,
        idempotency_key: str | Unset = UNSET,
    ) -> NewWebhook:
        """Give a webhook endpoint a new secret.

        For 24 hours, events are also signed with the old secret, so a receiver with either secret accepts
        them."""
        request = rotate_webhook_secret.request_of(
            webhook_id=webhook_id,
            idempotency_key=idempotency_key,
        )
        return rotate_webhook_secret.answer_in(self._send(request))

    def delete_webhook(
        self,
        webhook_id: str,
    ) -> None:
        """Remove a webhook endpoint.

        No more events are sent there."""
        self._send(
            delete_webhook.request_of(
                webhook_id=webhook_id,
            )
        )

    def ingest_session(
        self,
        *,
        body: Session,
    ) -> StoredSession:
        """Store a captured session.

        Stores a session of up to 2,000 shots (5 MB) from a launch monitor, all or nothing, and returns a
        link to its page. Sending a sessionId again replaces that session; if the content differs, it gets a
        new page and links to the earlier one stop working. Consumes no fitting. An unknown customerRef is
        not an error. Requires an API key or an agent token; OAuth tokens are refused."""
        request = ingest_session.request_of(
            body=body,
        )
        return ingest_session.answer_in(self._send(request))

    def import_session(
        self,
        *,
        body: File,
        units: ImportSessionUnits | Unset = UNSET,
        speed_unit: ImportSessionSpeedUnit | Unset = UNSET,
        distance_unit: ImportSessionDistanceUnit | Unset = UNSET,
        dry_run: ImportSessionDryRun | Unset = UNSET,
        player: str | Unset = UNSET,
        head: str | Unset = UNSET,
        columns: str | Unset = UNSET,
        clubs: str | Unset = UNSET,
        session_id: UUID | Unset = UNSET,
        fitter_id: str | Unset = UNSET,
        customer_ref: str | Unset = UNSET,
    ) -> ImportedSession:
        """Import the file of a launch monitor.

        Reads the export of a launch monitor (CSV, TSV, Excel workbook or TrackMan JSON, up to 5 MB) into a
        session in mph, yards, degrees and rpm, and stores it like `ingest`. The report says how every
        column was read, in which units, which lines are no shots, and what cannot be told; `dryRun=true`
        stores nothing. A file with several players needs `player`. A club that was hit with several heads
        is written with its head. Consumes no fitting. Requires an API key or an agent token; OAuth tokens
        are refused. An extension of the interface specification."""
        request = import_session.request_of(
            body=body,
            units=units,
            speed_unit=speed_unit,
            distance_unit=distance_unit,
            dry_run=dry_run,
            player=player,
            head=head,
            columns=columns,
            clubs=clubs,
            session_id=session_id,
            fitter_id=fitter_id,
            customer_ref=customer_ref,
        )
        return import_session.answer_in(self._send(request))

    def get_session(
        self,
        session_id: UUID,
    ) -> SessionMedians:
        """Read the medians of a captured session.

        Medians and quartiles of every metric by club, the shots that do not count and why, and which
        fitting each club makes. A shot is an outlier when its club speed, ball speed, launch, spin or carry
        is more than 3.5 robust standard deviations from the median of the club. Requires an API key or an
        agent token; OAuth tokens are refused. An extension of the interface specification."""
        request = get_session.request_of(
            session_id=session_id,
        )
        return get_session.answer_in(self._send(request))

    def delete_session(
        self,
        session_id: UUID,
    ) -> None:
        """Delete a captured session.

        Deletes the session immediately and permanently; links to its page stop working. Fittings made from
        it are kept. Requires an API key or an agent token; OAuth tokens are refused. An extension of the
        interface specification."""
        self._send(
            delete_session.request_of(
                session_id=session_id,
            )
        )

    def fit_session(
        self,
        session_id: UUID,
        *,
        body: SessionFitRequest,
        detail: FitSessionDetail | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        x_svc_platform: str | Unset = UNSET,
        x_svc_client: str | Unset = UNSET,
        x_svc_traffic: FitSessionXSvcTraffic | Unset = UNSET,
    ) -> SessionFit:
        """Fit a club from a captured session.

        Fits a club from the medians of its shots: outliers and shots pending review are left out, and
        missing numbers are not filled in. A driver, a 3-wood, a hybrid, a 7-iron or a wedge can be fitted;
        for any other club the answer names the one to hit. Consumes one fitting and is idempotent like
        analyze: the same key with the same shots and golfer returns the first fitting. Requires an API key
        or an agent token; OAuth tokens are refused. An extension of the interface specification."""
        request = fit_session.request_of(
            session_id=session_id,
            body=body,
            detail=detail,
            idempotency_key=idempotency_key,
            x_svc_platform=x_svc_platform,
            x_svc_client=x_svc_client,
            x_svc_traffic=x_svc_traffic,
        )
        return fit_session.answer_in(self._send(request))


class AsyncOperations:
    """Every operation, to be awaited."""

    async def _send(self, request: dict[str, Any]) -> httpx.Response:
        raise NotImplementedError

    async def get_status(
        self,
    ) -> ReleaseStatus:
        """Get the versions of the API, the engine and the rules.

        Works with any live key; nothing is consumed."""
        request = get_status.request_of()
        return get_status.answer_in(await self._send(request))

    async def get_health(
        self,
    ) -> Health:
        """Check that the process is alive.

        Answers 200 while the process runs, whatever else is wrong: for liveness probes."""
        request = get_health.request_of()
        return get_health.answer_in(await self._send(request))

    async def get_readiness(
        self,
    ) -> Readiness:
        """Check that the application and the database are ready.

        Answers 200 only while requests can be served: for load balancers and readiness probes."""
        request = get_readiness.request_of()
        return get_readiness.answer_in(await self._send(request))

    async def get_reads_readiness(
        self,
    ) -> ReadsReadiness:
        """Check that what needs no database is served.

        Answers 200 while this process serves catalog, search, scores, evidence and pages, also while the
        database is away: for load balancers that have no process with a database left, and for readiness
        probes that would otherwise remove all of them."""
        request = get_reads_readiness.request_of()
        return get_reads_readiness.answer_in(await self._send(request))

    async def get_tool_health(
        self,
    ) -> ToolHealth:
        """Check that the MCP endpoint works.

        Lists the tools available to an API key at /mcp."""
        request = get_tool_health.request_of()
        return get_tool_health.answer_in(await self._send(request))

    async def list_rules(
        self,
    ) -> RuleList:
        """List the fitting rules with their sources.

        Browsers (Accept: text/html) get a page; `q` searches the rules on it."""
        request = list_rules.request_of()
        return list_rules.answer_in(await self._send(request))

    async def get_rule(
        self,
        id: str,
    ) -> RuleDetail:
        """Get a fitting rule with the figures of its table.

        Browsers (Accept: text/html) get a page; `at` marks a golfer on its chart."""
        request = get_rule.request_of(
            id=id,
        )
        return get_rule.answer_in(await self._send(request))

    async def analyze_fitting(
        self,
        *,
        body: FittingRequest,
        detail: AnalyzeFittingDetail | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        x_svc_platform: str | Unset = UNSET,
        x_svc_client: str | Unset = UNSET,
        x_svc_traffic: AnalyzeFittingXSvcTraffic | Unset = UNSET,
    ) -> FittingResult:
        """Fit a club.

        Takes measurements and returns an explained build: specs with the rule behind each, and real clubs
        with store links. Show the attribution line with the result.

        The answer is a fitting: `completed`, nearly always within milliseconds; `running` when it takes
        longer than 25 seconds (read it again by its id); or `failed`, with `retry.idempotencyKey`: the same
        request with that key runs it again under the same id. A fitting consumes one included fitting or
        purchased credit, however often it is run again; a failed one is refunded if it is not run again
        within 24 hours. A refused request consumes nothing and does not use up its key."""
        request = analyze_fitting.request_of(
            body=body,
            detail=detail,
            idempotency_key=idempotency_key,
            x_svc_platform=x_svc_platform,
            x_svc_client=x_svc_client,
            x_svc_traffic=x_svc_traffic,
        )
        return analyze_fitting.answer_in(await self._send(request))

    async def analyze_batch(
        self,
        *,
        body: BatchRow,
        x_svc_platform: str | Unset = UNSET,
        x_svc_client: str | Unset = UNSET,
        x_svc_traffic: AnalyzeBatchXSvcTraffic | Unset = UNSET,
    ) -> BatchAnswer:
        """Fit up to 500 golfers in one request.

        An extension of the interface specification. Body and answer are NDJSON: up to 500 rows and 1 MB.
        Each row has its own Idempotency-Key and is fitted, charged and stored as by `analyze`; its answer
        is one line, without the written analysis, in the order of the rows. An invalid row never stops the
        others: it is answered with its own problem document. Each row counts toward the rate limit of
        analyze.

        If the answer is cut off, send the same body again: completed rows are replayed and charge nothing."""
        request = analyze_batch.request_of(
            body=body,
            x_svc_platform=x_svc_platform,
            x_svc_client=x_svc_client,
            x_svc_traffic=x_svc_traffic,
        )
        return analyze_batch.answer_in(await self._send(request))

    async def get_fitting(
        self,
        fitting_id: str,
        *,
        detail: GetFittingDetail | Unset = UNSET,
    ) -> StoredFitting:
        """Read a saved fitting.

        Returns the request and its result. While a fitting is running, the response says when to read it
        again; if the process running it has died, this request takes it over. A failed fitting says why,
        and which key to send to analyze to run it again.

        In a browser where a member of the account is signed in, the same URL shows the lab."""
        request = get_fitting.request_of(
            fitting_id=fitting_id,
            detail=detail,
        )
        return get_fitting.answer_in(await self._send(request))

    async def delete_fitting(
        self,
        fitting_id: str,
    ) -> None:
        """Delete a saved fitting.

        Erases the request and its result immediately and permanently; the fitting can no longer be found.
        The charge stays, except that a failed fitting is refunded. Its Idempotency-Key remains reserved
        until 72 hours after the fitting ended: sending it again is refused with FITTING_ERASED, so that
        nothing is charged unexpectedly. Store links made from the fitting keep working. Requires an API key
        or an agent token; OAuth tokens are refused. An extension of the interface specification."""
        await self._send(
            delete_fitting.request_of(
                fitting_id=fitting_id,
            )
        )

    async def hand_off_to_lab(
        self,
        fitting_id: str,
    ) -> LabHandoff:
        """Create a link to the lab page of a fitting.

        A page that draws the fitting and lets a golfer change the swing, the club and the weather. The link
        is signed, works for 15 minutes and only for this fitting, and contains neither a credential nor the
        account. Call this again for a new link; deleting the fitting ends all its links. Takes no body.
        Driver and iron fittings carry such a `labUrl` already."""
        request = hand_off_to_lab.request_of(
            fitting_id=fitting_id,
        )
        return hand_off_to_lab.answer_in(await self._send(request))

    async def get_catalog(
        self,
    ) -> Catalog:
        """Get the whole catalog.

        Every head with its stock shafts and 30-day recommendations, every shaft and every grip: about 1 MB,
        or 50 kB compressed. Revalidate with If-None-Match. To look up a few clubs, use the search."""
        request = get_catalog.request_of()
        return get_catalog.answer_in(await self._send(request))

    async def list_club_models(
        self,
        *,
        club_type: ClubType,
    ) -> ClubModels:
        """List the clubs golfers may own, for a drop-down.

        Each generation of a club is a separate option. Send its `value` as `currentEquipment.model`, so
        that the fitting knows how old the club is."""
        request = list_club_models.request_of(
            club_type=club_type,
        )
        return list_club_models.answer_in(await self._send(request))

    async def search_clubs(
        self,
        *,
        club_type: ClubType | Unset = UNSET,
        brand: str | Unset = UNSET,
        category: SearchClubsCategory | Unset = UNSET,
        min_price: float | Unset = UNSET,
        max_price: float | Unset = UNSET,
        q: str | Unset = UNSET,
        hand: Hand | Unset = UNSET,
        sort: SearchClubsSort | Unset = UNSET,
        limit: int | Unset = UNSET,
        offset: int | Unset = UNSET,
    ) -> FoundClubs:
        """Search clubs.

        Returns the clubs that match all filters, current and discontinued (see `current`). The search does
        not judge how well a club fits; use scores or a fitting for that."""
        request = search_clubs.request_of(
            club_type=club_type,
            brand=brand,
            category=category,
            min_price=min_price,
            max_price=max_price,
            q=q,
            hand=hand,
            sort=sort,
            limit=limit,
            offset=offset,
        )
        return search_clubs.answer_in(await self._send(request))

    async def get_club(
        self,
        head_id: str,
    ) -> ClubDetail:
        """Get a club with its options.

        Returns all options of the club, with the ids that a store link takes."""
        request = get_club.request_of(
            head_id=head_id,
        )
        return get_club.answer_in(await self._send(request))

    async def compare_clubs(
        self,
        *,
        body: CompareRequest,
    ) -> Comparison:
        """Compare two to four clubs.

        Returns the clubs side by side, and the attributes that differ."""
        request = compare_clubs.request_of(
            body=body,
        )
        return compare_clubs.answer_in(await self._send(request))

    async def score_clubs(
        self,
        *,
        body: ScoresRequest,
    ) -> Scores | ScoresBatch:
        """Score every club for a golfer.

        Returns for each club a fit score from 0 to 98, a verdict, reasons, how often similar golfers chose
        it or were recommended it, and a build to start from. The same context always gives the same
        response. The full response is about 0.4 MB: accept zstd, br or gzip, limit it with clubTypes or
        headIds, and send the ETag in If-None-Match when you ask again."""
        request = score_clubs.request_of(
            body=body,
        )
        return score_clubs.answer_in(await self._send(request))

    async def get_catalog_evidence(
        self,
    ) -> Evidence:
        """Get how often each head was recommended and chosen.

        Aggregated fittings per head: the share of golfers who were recommended it, how many chose or kept
        it, and the golfer presets of the score operation. Free. Send the ETag back as If-None-Match: the
        answer changes only when a count changes."""
        request = get_catalog_evidence.request_of()
        return get_catalog_evidence.answer_in(await self._send(request))

    async def build_store_link(
        self,
        *,
        body: StoreLinkRequest,
        x_svc_platform: str | Unset = UNSET,
        x_svc_client: str | Unset = UNSET,
        x_svc_traffic: BuildStoreLinkXSvcTraffic | Unset = UNSET,
    ) -> StoreLink:
        """Create a link to a club in the store.

        Returns the URL of a club’s product page with the build selected. Free; nothing is bought or
        reserved, and the link never opens a checkout.

        With a fittingId, every fitted spec that the store accepts goes in. Fields of the request override
        it; a fitted spec that does not match them is left out and listed in `leftOut`. Irons always have
        `set`. Shafts sold separately are upgrades for drivers; for other clubs only a fitting chooses one.

        Each link has its own `svc_ref` and is recorded with platform and fitting. `utm_source` is the
        X-SVC-Platform header (`clubwright` without one), `utm_medium` is `api`, `utm_campaign` is `fitting`
        or `catalog`, `utm_content` is `store-link`. A link is returned even if it could not be recorded."""
        request = build_store_link.request_of(
            body=body,
            x_svc_platform=x_svc_platform,
            x_svc_client=x_svc_client,
            x_svc_traffic=x_svc_traffic,
        )
        return build_store_link.answer_in(await self._send(request))

    async def recommend_grip_size(
        self,
        *,
        body: GripSizeRequest,
    ) -> GripSize:
        """Recommend a grip size.

        The hand length sets the size. A longest finger over 3 inches adds one wrap, up to standard size
        only; a hand over 9 1/4 inches takes jumbo plus two wraps; a size jump and extra wraps are never
        combined. Junior hands: the store has no junior size, so the link takes undersize, and only junior
        grips that are also made undersize are listed."""
        request = recommend_grip_size.request_of(
            body=body,
        )
        return recommend_grip_size.answer_in(await self._send(request))

    async def analyze_bag_gapping(
        self,
        *,
        body: BagRequest,
    ) -> BagGapping:
        """Analyze the gaps in a bag.

        Name the clubs in any order and in your own words. Missing lofts are filled with stock lofts and
        missing carries are estimated; both are marked. Without a speed or any carry, only lofts are judged
        and carries are null. Each suggestion was tried on this bag by itself: add the club, type and loft
        in `add`, take out `remove`, and the flags listed in `answers` are gone. A club that cannot be
        recognized or has no known loft, or fewer than two clubs besides the putter, is answered with 400,
        naming each club."""
        request = analyze_bag_gapping.request_of(
            body=body,
        )
        return analyze_bag_gapping.answer_in(await self._send(request))

    async def plan_bag(
        self,
        *,
        body: BagPlanRequest,
    ) -> BagPlan:
        """Plan a whole bag.

        From the golfer, a speed or known carries: up to 14 clubs with loft, expected carry and gap to the
        next, without a hole or an overlap. Clubs in `keep` stay. `wedgeMatrix` holds full, three-quarter
        and half carries. Each loft is the one that the club’s own fitting gives: `fittings` holds a body
        for POST /v1/fitting/analyze for each, to send when the whole fitting is wanted. The plan itself is
        free. `warnings` tell what stays out of order, mostly because of kept clubs. A junior, or no speed
        and no carry, is answered with 400."""
        request = plan_bag.request_of(
            body=body,
        )
        return plan_bag.answer_in(await self._send(request))

    async def find_fitters(
        self,
        *,
        zip_: str | Unset = UNSET,
        city: str | Unset = UNSET,
        state: str | Unset = UNSET,
        lat: float | Unset = UNSET,
        lng: float | Unset = UNSET,
        radius_miles: float | Unset = UNSET,
        services: str | Unset = UNSET,
        brand: str | Unset = UNSET,
        limit: int | Unset = UNSET,
    ) -> FoundFitters:
        """Find fitters near a place.

        Free. Give the location in exactly one way: zip, or city with state, or lat with lng. Only fitters
        within the radius are returned: partners of the service first, then all others, each nearest first.
        Distances are great-circle miles, not roads. LOCATION_NOT_FOUND suggests similar places;
        FITTERS_UNAVAILABLE means that this installation has no fitter directory."""
        request = find_fitters.request_of(
            zip_=zip_,
            city=city,
            state=state,
            lat=lat,
            lng=lng,
            radius_miles=radius_miles,
            services=services,
            brand=brand,
            limit=limit,
        )
        return find_fitters.answer_in(await self._send(request))

    async def get_key_status(
        self,
    ) -> KeyStatus:
        """Get the account of this key and its remaining allowance.

        Consumes nothing. Check `usage.availability` before a fitting that must not be refused."""
        request = get_key_status.request_of()
        return get_key_status.answer_in(await self._send(request))

    async def revoke_key(
        self,
    ) -> None:
        """Revoke the API key of this request.

        For a leaked key: anyone who has it can revoke it, immediately and permanently, on every replica.
        Send the key as the bearer credential, without a body. A revoked key is answered 401. An extension
        of the interface specification."""
        await self._send(revoke_key.request_of())

    async def create_agent_token(
        self,
    ) -> AgentToken:
        """Exchange an agent connection’s credential for a token.

        Send the credential of an agent connection (`eac_...`) as the bearer, without a body. The token
        works like an API key within its scopes, until it expires or the connection is revoked."""
        request = create_agent_token.request_of()
        return create_agent_token.answer_in(await self._send(request))

    async def list_webhooks(
        self,
    ) -> WebhookList:
        """List the webhook endpoints.

        Shows the state of deliveries. An endpoint to which nothing could be delivered for days is disabled."""
        request = list_webhooks.request_of()
        return list_webhooks.answer_in(await self._send(request))

    async def create_webhook(
        self,
        *,
        body: WebhookRequest,
        idempotency_key: str | Unset = UNSET,
    ) -> NewWebhook:
        """Create a webhook endpoint.

        Sends the account’s events to your URL, signed according to Standard Webhooks. Any 2xx answer within
        10 seconds confirms receipt; otherwise the event is sent again, up to ten times in three days.
        Events contain the id of the fitting and nothing about the golfer."""
        request = create_webhook.request_of(
            body=body,
            idempotency_key=idempotency_key,
        )
        return create_webhook.answer_in(await self._send(request))

    async def enable_webhook(
        self,
        webhook_id: str,
    ) -> EnabledWebhook:
        """Enable a webhook endpoint again.

        New events are sent there from now on. Events given up in the meantime are not sent again."""
        request = enable_webhook.request_of(
            webhook_id=webhook_id,
        )
        return enable_webhook.answer_in(await self._send(request))

    async def rotate_webhook_secret(
        self,
        webhook_id: str,
        *,
        idempotency_key: str | Unset = UNSET,
    ) -> NewWebhook:
        """Give a webhook endpoint a new secret.

        For 24 hours, events are also signed with the old secret, so a receiver with either secret accepts
        them."""
        request = rotate_webhook_secret.request_of(
            webhook_id=webhook_id,
            idempotency_key=idempotency_key,
        )
        return rotate_webhook_secret.answer_in(await self._send(request))

    async def delete_webhook(
        self,
        webhook_id: str,
    ) -> None:
        """Remove a webhook endpoint.

        No more events are sent there."""
        await self._send(
            delete_webhook.request_of(
                webhook_id=webhook_id,
            )
        )

    async def ingest_session(
        self,
        *,
        body: Session,
    ) -> StoredSession:
        """Store a captured session.

        Stores a session of up to 2,000 shots (5 MB) from a launch monitor, all or nothing, and returns a
        link to its page. Sending a sessionId again replaces that session; if the content differs, it gets a
        new page and links to the earlier one stop working. Consumes no fitting. An unknown customerRef is
        not an error. Requires an API key or an agent token; OAuth tokens are refused."""
        request = ingest_session.request_of(
            body=body,
        )
        return ingest_session.answer_in(await self._send(request))

    async def import_session(
        self,
        *,
        body: File,
        units: ImportSessionUnits | Unset = UNSET,
        speed_unit: ImportSessionSpeedUnit | Unset = UNSET,
        distance_unit: ImportSessionDistanceUnit | Unset = UNSET,
        dry_run: ImportSessionDryRun | Unset = UNSET,
        player: str | Unset = UNSET,
        head: str | Unset = UNSET,
        columns: str | Unset = UNSET,
        clubs: str | Unset = UNSET,
        session_id: UUID | Unset = UNSET,
        fitter_id: str | Unset = UNSET,
        customer_ref: str | Unset = UNSET,
    ) -> ImportedSession:
        """Import the file of a launch monitor.

        Reads the export of a launch monitor (CSV, TSV, Excel workbook or TrackMan JSON, up to 5 MB) into a
        session in mph, yards, degrees and rpm, and stores it like `ingest`. The report says how every
        column was read, in which units, which lines are no shots, and what cannot be told; `dryRun=true`
        stores nothing. A file with several players needs `player`. A club that was hit with several heads
        is written with its head. Consumes no fitting. Requires an API key or an agent token; OAuth tokens
        are refused. An extension of the interface specification."""
        request = import_session.request_of(
            body=body,
            units=units,
            speed_unit=speed_unit,
            distance_unit=distance_unit,
            dry_run=dry_run,
            player=player,
            head=head,
            columns=columns,
            clubs=clubs,
            session_id=session_id,
            fitter_id=fitter_id,
            customer_ref=customer_ref,
        )
        return import_session.answer_in(await self._send(request))

    async def get_session(
        self,
        session_id: UUID,
    ) -> SessionMedians:
        """Read the medians of a captured session.

        Medians and quartiles of every metric by club, the shots that do not count and why, and which
        fitting each club makes. A shot is an outlier when its club speed, ball speed, launch, spin or carry
        is more than 3.5 robust standard deviations from the median of the club. Requires an API key or an
        agent token; OAuth tokens are refused. An extension of the interface specification."""
        request = get_session.request_of(
            session_id=session_id,
        )
        return get_session.answer_in(await self._send(request))

    async def delete_session(
        self,
        session_id: UUID,
    ) -> None:
        """Delete a captured session.

        Deletes the session immediately and permanently; links to its page stop working. Fittings made from
        it are kept. Requires an API key or an agent token; OAuth tokens are refused. An extension of the
        interface specification."""
        await self._send(
            delete_session.request_of(
                session_id=session_id,
            )
        )

    async def fit_session(
        self,
        session_id: UUID,
        *,
        body: SessionFitRequest,
        detail: FitSessionDetail | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
        x_svc_platform: str | Unset = UNSET,
        x_svc_client: str | Unset = UNSET,
        x_svc_traffic: FitSessionXSvcTraffic | Unset = UNSET,
    ) -> SessionFit:
        """Fit a club from a captured session.

        Fits a club from the medians of its shots: outliers and shots pending review are left out, and
        missing numbers are not filled in. A driver, a 3-wood, a hybrid, a 7-iron or a wedge can be fitted;
        for any other club the answer names the one to hit. Consumes one fitting and is idempotent like
        analyze: the same key with the same shots and golfer returns the first fitting. Requires an API key
        or an agent token; OAuth tokens are refused. An extension of the interface specification."""
        request = fit_session.request_of(
            session_id=session_id,
            body=body,
            detail=detail,
            idempotency_key=idempotency_key,
            x_svc_platform=x_svc_platform,
            x_svc_client=x_svc_client,
            x_svc_traffic=x_svc_traffic,
        )
        return fit_session.answer_in(await self._send(request))
