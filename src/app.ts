import { Elysia } from 'elysia'
import {
  type CatalogDeps,
  catalog,
  type clubModels,
  type clubSearch,
  type comparison,
  type oneClub,
  type wholeCatalog,
} from './equipment/catalog/index.ts'
import { type GripsDeps, type gripSize, grips } from './equipment/grips/index.ts'
import { pictures } from './equipment/pictures/index.ts'
import { type BagDeps, bag, type bagGapping, type bagPlan } from './features/bag/index.ts'
import { type catalogEvidence, type EvidenceDeps, evidence } from './features/evidence/index.ts'
import { type FittersDeps, type fitterSearch, fitters } from './features/fitters/index.ts'
import {
  type ingestion,
  type medians,
  type misreadDeletion,
  type misreadReport,
  type SessionsDeps,
  type sessionComparison,
  type sessionDeletion,
  type sessionFit,
  type sessionImport,
  type sessionList,
  sessions,
} from './features/sessions/index.ts'
import { type StoreDeps, type storeLinkOperation, storeLinks } from './features/store/index.ts'
import {
  type oneWebhook,
  type WebhooksDeps,
  type webhookChange,
  type webhookCreation,
  type webhookDeletion,
  type webhookDeliveries,
  type webhookEnabling,
  type webhookLeads,
  type webhookList,
  type webhookRotation,
  webhooks,
  type webhookTest,
} from './features/webhooks/index.ts'
import {
  type FittingDeps,
  fitting,
  type fittingAnalysis,
  type fittingBatch,
  type fittingDeletion,
  type fittingList,
  type labHandoff,
  readSavedGolfer,
  type savedFitting,
} from './fitting/index.ts'
import { type AccountsDeps, accounts, type keyStatusOperation, type revoking } from './identity/accounts/index.ts'
import { type AgentsDeps, agents, type agentToken } from './identity/agents/index.ts'
import { authenticate } from './identity/auth/index.ts'
import { type OAuthDeps, oauth } from './identity/oauth/index.ts'
import { createAttempts, type PeopleDeps, people } from './identity/people/index.ts'
import { type MetricsDeps, metricsPage } from './maintenance/metrics/index.ts'
import {
  type everyRule,
  type health,
  type oneRule,
  type readsReady,
  type ready,
  type releaseStatus,
  type StartingDeps,
  type StatusDeps,
  starting,
  status,
} from './maintenance/status/index.ts'
import { type McpDeps, mcp, type toolHealth } from './mcp/index.ts'
import { closeOnStop } from './platform/http/answers/close-on-stop.ts'
import type { ApiOf } from './platform/http/eden.ts'
import { entrance } from './platform/http/entrance.ts'
import { appOptions, http } from './platform/http/index.ts'
import { senderLimit } from './platform/http/limits/sender-limit.ts'
import { type clubScores, directScores, type ScoringDeps, scoring } from './scoring/index.ts'
import { type DashboardDeps, dashboard } from './site/dashboard/index.ts'
import { type DocsDeps, docs } from './site/docs/index.ts'
import { type EmbedDeps, embed } from './site/embed/index.ts'
import { type FrontDeps, front } from './site/front/index.ts'
import { type KeepingDeps, keeping } from './site/keeping/index.ts'
import { type LabDeps, lab } from './site/lab/index.ts'
import { apiPages, pages } from './site/reference/index.ts'
import { type StudioDeps, studio } from './site/studio/index.ts'

/** What the service is given: each feature says what it needs, and here alone they come together. */
export type Deps = StatusDeps &
  FittingDeps &
  CatalogDeps &
  Omit<ScoringDeps, 'golferOf'> &
  EvidenceDeps &
  StoreDeps &
  GripsDeps &
  LabDeps &
  KeepingDeps &
  FrontDeps &
  StudioDeps &
  BagDeps &
  FittersDeps &
  AccountsDeps &
  PeopleDeps &
  OAuthDeps &
  AgentsDeps &
  EmbedDeps &
  DocsDeps &
  Omit<DashboardDeps, 'attempts'> &
  McpDeps &
  WebhooksDeps &
  MetricsDeps &
  SessionsDeps

/** The whole service on one screen: what holds for every request, who may come in, then each feature. */
export const createApp = (deps: Deps) => {
  const attempts = createAttempts() // at passwords: wrong ones count together, wherever they are typed
  return new Elysia({ name: 'clubwright', ...appOptions })
    .use(http(deps))
    .use(authenticate(deps))
    .use(status(deps))
    .use(fitting(deps))
    .use(lab(deps))
    .use(catalog(deps))
    .use(scoring({ ...deps, golferOf: readSavedGolfer }))
    .use(evidence(deps))
    .use(storeLinks(deps))
    .use(grips(deps))
    .use(bag(deps))
    .use(fitters(deps))
    .use(accounts(deps))
    .use(people({ ...deps, attempts }))
    .use(dashboard({ ...deps, attempts }))
    .use(oauth(deps))
    .use(machines(deps))
    .use(sessions(deps))
    .use(site(deps))
    .use(apiPages(deps))
    .use(busiest(deps))
    .use(doors(deps))
    .use(closeOnStop(deps))
}

/** Other programs: those that act for an account, and those that it notifies of its fittings. */
const machines = (deps: Deps) => new Elysia({ name: 'machines' }).use(agents(deps)).use(webhooks(deps))

/** Pages for people that belong to no operation. */
const site = (deps: Deps) => (app: Elysia) =>
  app
    .use(keeping(deps))
    .use(studio(deps))
    .use(pictures)
    .use(front(deps))
    .use(docs(deps))
    .use(senderLimit(deps))
    .use(pages(deps))

/** What is called most comes after the pages, each of which looks at every request that reaches it. */
const busiest = (deps: Deps) => (app: Elysia) =>
  app.use(directScores({ ...deps, golferOf: readSavedGolfer })).use(mcp(deps))

/** Around everything. (Together, since the compiler follows only so many steps of one chain.) */
const doors = (deps: Deps) => (app: Elysia) => app.use(embed(deps)).use(metricsPage(deps)).use(entrance(deps))

/** What answers before the service can: it is alive, and not ready. */
export const createStartingApp = (deps: StartingDeps & MetricsDeps) =>
  new Elysia({ name: 'clubwright-starting', ...appOptions })
    .use(starting(deps))
    .use(metricsPage(deps))
    .use(entrance(deps))

/** The Elysia application with every route, as its type says it. */
export type App = ReturnType<typeof createApp>

/**
 * Every operation of the API by method and address. It stands beside `createApp`, whose type knows no answer that is sent as
 * bytes and no problem, and is as deep as the compiler goes.
 */
export interface Operations {
  'GET /health': typeof health
  'GET /readyz': typeof ready
  'GET /readyz/reads': typeof readsReady
  'GET /mcp/health': typeof toolHealth
  'GET /v1/status': typeof releaseStatus
  'GET /v1/rules': typeof everyRule
  'GET /v1/rules/:id': typeof oneRule
  'POST /v1/fitting/analyze': typeof fittingAnalysis
  'POST /v1/fitting/batch': typeof fittingBatch
  'GET /v1/fittings': typeof fittingList
  'GET /v1/fittings/:fittingId': typeof savedFitting
  'DELETE /v1/fittings/:fittingId': typeof fittingDeletion
  'POST /v1/fittings/:fittingId/lab-handoff': typeof labHandoff
  'GET /v1/catalog': typeof wholeCatalog
  'GET /v1/catalog/club-models': typeof clubModels
  'GET /v1/catalog/clubs': typeof clubSearch
  'GET /v1/catalog/clubs/:headId': typeof oneClub
  'POST /v1/catalog/compare': typeof comparison
  'POST /v1/catalog/scores': typeof clubScores
  'GET /v1/catalog/evidence': typeof catalogEvidence
  'POST /v1/store/link': typeof storeLinkOperation
  'POST /v1/grip-size': typeof gripSize
  'POST /v1/bag/gapping': typeof bagGapping
  'POST /v1/bag/plan': typeof bagPlan
  'GET /v1/fitters': typeof fitterSearch
  'GET /v1/key/status': typeof keyStatusOperation
  'POST /v1/keys/revoke': typeof revoking
  'POST /v1/agent/token': typeof agentToken
  'POST /v1/sessions/ingest': ReturnType<typeof ingestion>
  'POST /v1/sessions/import': typeof sessionImport
  'POST /v1/sessions/misread': typeof misreadReport
  'DELETE /v1/misread/:misreadId': typeof misreadDeletion
  'GET /v1/sessions': typeof sessionList
  'GET /v1/sessions/:sessionId': typeof medians
  'DELETE /v1/sessions/:sessionId': typeof sessionDeletion
  'POST /v1/sessions/:sessionId/fit': typeof sessionFit
  'POST /v1/sessions/:sessionId/compare': typeof sessionComparison
  'GET /v1/webhooks': typeof webhookList
  'POST /v1/webhooks': typeof webhookCreation
  'GET /v1/webhooks/:webhookId': typeof oneWebhook
  'PATCH /v1/webhooks/:webhookId': typeof webhookChange
  'DELETE /v1/webhooks/:webhookId': typeof webhookDeletion
  'POST /v1/webhooks/:webhookId/test': typeof webhookTest
  'GET /v1/webhooks/:webhookId/deliveries': typeof webhookDeliveries
  'GET /v1/webhooks/:webhookId/leads': typeof webhookLeads
  'POST /v1/webhooks/:webhookId/enable': typeof webhookEnabling
  'POST /v1/webhooks/:webhookId/rotate-secret': typeof webhookRotation
}

/** @example const api = treaty<Api>('https://fit.example', { headers: { authorization: `Bearer ${key}` } }) */
export type Api = ApiOf<Operations>
