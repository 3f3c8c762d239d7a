import { Elysia } from 'elysia'
import type { Deps } from './deps.ts'
import { accounts } from './features/accounts/index.ts'
import { agents } from './features/agents/index.ts'
import { authenticate } from './features/auth/index.ts'
import { bag } from './features/bag/index.ts'
import { catalog } from './features/catalog/index.ts'
import { evidence } from './features/evidence/index.ts'
import { fitters } from './features/fitters/index.ts'
import { grips } from './features/grips/index.ts'
import { oauth } from './features/oauth/index.ts'
import { people } from './features/people/index.ts'
import { pictures } from './features/pictures/index.ts'
import { sessions } from './features/sessions/index.ts'
import { starting, status } from './features/status/index.ts'
import { storeLinks } from './features/store/index.ts'
import { fitting, savedGolfer } from './fitting/index.ts'
import { mcp } from './mcp/index.ts'
import { apiPages, pages } from './pages/index.ts'
import { closeOnStop } from './platform/http/close-on-stop.ts'
import { entrance } from './platform/http/entrance.ts'
import { appOptions, http } from './platform/http/index.ts'
import { scoring } from './scoring/index.ts'

/** The whole service on one screen: what holds for every request, who may come in, then each feature. */
export const createApp = (deps: Deps) =>
  new Elysia({ name: 'clubwright', ...appOptions })
    .use(http(deps))
    .use(authenticate(deps))
    .use(status(deps))
    .use(fitting(deps))
    .use(catalog(deps))
    .use(scoring({ ...deps, golferOf: savedGolfer }))
    .use(evidence(deps))
    .use(storeLinks(deps))
    .use(grips(deps))
    .use(bag(deps))
    .use(fitters(deps))
    .use(accounts(deps))
    .use(people(deps))
    .use(oauth(deps))
    .use(agents(deps))
    .use(mcp(deps))
    .use(sessions(deps))
    .use(pictures)
    .use(pages(deps))
    .use(apiPages(deps))
    .use(entrance(deps))
    .use(closeOnStop(deps))

/** What answers before the service can: it is alive, and not ready. */
export const createStartingApp = (deps: Pick<Deps, 'config' | 'log'>) =>
  new Elysia({ name: 'clubwright-starting', ...appOptions })
    .use(http(deps))
    .use(starting)
    .use(entrance(deps))
    .use(closeOnStop({ isReady: () => false }))

export type App = ReturnType<typeof createApp>
