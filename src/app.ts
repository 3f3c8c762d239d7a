import { Elysia } from 'elysia'
import { type AccountsDeps, accounts } from './features/accounts/index.ts'
import { type AgentsDeps, agents } from './features/agents/index.ts'
import { authenticate } from './features/auth/index.ts'
import { type BagDeps, bag } from './features/bag/index.ts'
import { type CatalogDeps, catalog } from './features/catalog/index.ts'
import { type DashboardDeps, dashboard } from './features/dashboard/index.ts'
import { type DevelopersDeps, developers } from './features/developers/index.ts'
import { type DocsDeps, docs } from './features/docs/index.ts'
import { type EmbedDeps, embed } from './features/embed/index.ts'
import { type EvidenceDeps, evidence } from './features/evidence/index.ts'
import { type FittersDeps, fitters } from './features/fitters/index.ts'
import { type FrontDeps, front } from './features/front/index.ts'
import { type GripsDeps, grips } from './features/grips/index.ts'
import { type LabDeps, lab } from './features/lab/index.ts'
import { type OAuthDeps, oauth } from './features/oauth/index.ts'
import { createAttempts, type PeopleDeps, people } from './features/people/index.ts'
import { pictures } from './features/pictures/index.ts'
import { type SessionsDeps, sessions } from './features/sessions/index.ts'
import { type StatusDeps, starting, status } from './features/status/index.ts'
import { type StoreDeps, storeLinks } from './features/store/index.ts'
import { type StudioDeps, studio } from './features/studio/index.ts'
import { type WebhooksDeps, webhooks } from './features/webhooks/index.ts'
import { type FittingDeps, fitting, savedGolfer } from './fitting/index.ts'
import { type McpDeps, mcp } from './mcp/index.ts'
import { apiPages, pages } from './pages/index.ts'
import { closeOnStop } from './platform/http/close-on-stop.ts'
import { entrance } from './platform/http/entrance.ts'
import { appOptions, http } from './platform/http/index.ts'
import { type ScoringDeps, scoring } from './scoring/index.ts'

/** What the service is given: each feature says what it needs, and here alone they come together. */
export type Deps = StatusDeps &
  FittingDeps &
  CatalogDeps &
  Omit<ScoringDeps, 'golferOf'> &
  EvidenceDeps &
  StoreDeps &
  GripsDeps &
  LabDeps &
  FrontDeps &
  StudioDeps &
  BagDeps &
  FittersDeps &
  AccountsDeps &
  PeopleDeps &
  OAuthDeps &
  AgentsDeps &
  DevelopersDeps &
  EmbedDeps &
  DocsDeps &
  Omit<DashboardDeps, 'attempts'> &
  McpDeps &
  WebhooksDeps &
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
    .use(scoring({ ...deps, golferOf: savedGolfer }))
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
    .use(developers(deps))
    .use(mcp(deps))
    .use(sessions(deps))
    .use(site(deps))
    .use(apiPages(deps))
    .use(doors(deps))
    .use(closeOnStop(deps))
}

/** Other programs: those that ask for an account, and those that it tells of its fittings. */
const machines = (deps: Deps) => new Elysia({ name: 'machines' }).use(agents(deps)).use(webhooks(deps))

/** Pages for people that belong to no operation. */
const site = (deps: Deps) => (app: Elysia) =>
  app.use(studio(deps)).use(pictures).use(front(deps)).use(docs(deps)).use(pages(deps))

/** Around everything. (Together, since the compiler follows only so many steps of one chain.) */
const doors = (deps: Deps) => (app: Elysia) => app.use(embed(deps)).use(entrance(deps))

/** What answers before the service can: it is alive, and not ready. */
export const createStartingApp = (deps: Parameters<typeof http>[0]) =>
  new Elysia({ name: 'clubwright-starting', ...appOptions })
    .use(http(deps))
    .use(starting)
    .use(entrance(deps))
    .use(closeOnStop({ isReady: () => false }))

export type App = ReturnType<typeof createApp>
