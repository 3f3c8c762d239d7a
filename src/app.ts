import { Elysia } from 'elysia'
import { accounts } from './accounts/index.ts'
import { authenticate } from './auth/index.ts'
import { bag } from './bag/index.ts'
import { catalog } from './catalog/index.ts'
import type { Deps } from './deps.ts'
import { evidence } from './evidence/index.ts'
import { fitters } from './fitters/index.ts'
import { fitting } from './fitting/index.ts'
import { grips } from './grips/index.ts'
import { appOptions, http } from './http/index.ts'
import { lastAnswers } from './http/last-answers.ts'
import { mcp } from './mcp/index.ts'
import { apiPages, pages } from './pages/index.ts'
import { pictures } from './pictures/index.ts'
import { scoring } from './scoring/index.ts'
import { sessions } from './sessions/index.ts'
import { status } from './status/index.ts'
import { storeLinks } from './store/index.ts'

/** The whole service on one screen: what holds for every request, who may come in, then each feature. */
export const createApp = (deps: Deps) =>
  new Elysia({ name: 'clubwright', ...appOptions })
    .use(http(deps))
    .use(authenticate(deps))
    .use(status(deps))
    .use(fitting(deps))
    .use(catalog(deps))
    .use(scoring(deps))
    .use(evidence(deps))
    .use(storeLinks(deps))
    .use(grips(deps))
    .use(bag(deps))
    .use(fitters(deps))
    .use(accounts(deps))
    .use(mcp(deps))
    .use(sessions(deps))
    .use(pictures)
    .use(pages(deps))
    .use(apiPages(deps))
    .use(lastAnswers(deps))

export type App = ReturnType<typeof createApp>
