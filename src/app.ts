import { Elysia } from 'elysia'
import { accounts } from './accounts/index.ts'
import { agents } from './agents/index.ts'
import { authenticate } from './auth/index.ts'
import { bag } from './bag/index.ts'
import { catalog } from './catalog/index.ts'
import type { Deps } from './deps.ts'
import { evidence } from './evidence/index.ts'
import { fitters } from './fitters/index.ts'
import { fitting, savedGolfer } from './fitting/index.ts'
import { grips } from './grips/index.ts'
import { entrance } from './http/entrance.ts'
import { appOptions, http } from './http/index.ts'
import { lastAnswers } from './http/last-answers.ts'
import { mcp } from './mcp/index.ts'
import { oauth } from './oauth/index.ts'
import { apiPages, pages } from './pages/index.ts'
import { people } from './people/index.ts'
import { pictures } from './pictures/index.ts'
import { scoring } from './scoring/index.ts'
import { sessions } from './sessions/index.ts'
import { starting, status } from './status/index.ts'
import { storeLinks } from './store/index.ts'

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
    .use(lastAnswers(deps))

/** What answers before the service can: it is alive, and not ready. */
export const createStartingApp = (deps: Pick<Deps, 'config' | 'log'>) =>
  new Elysia({ name: 'clubwright-starting', ...appOptions })
    .use(http(deps))
    .use(starting)
    .use(entrance(deps))
    .use(lastAnswers({ isReady: () => false }))

export type App = ReturnType<typeof createApp>
