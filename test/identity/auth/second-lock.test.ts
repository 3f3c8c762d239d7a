import { expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { createApp } from '../../../src/app.ts'
import { catalog } from '../../../src/equipment/catalog/index.ts'
import { grips } from '../../../src/equipment/grips/index.ts'
import { bag } from '../../../src/features/bag/index.ts'
import { evidence } from '../../../src/features/evidence/index.ts'
import { fitters } from '../../../src/features/fitters/index.ts'
import { sessions } from '../../../src/features/sessions/index.ts'
import { storeLinks } from '../../../src/features/store/index.ts'
import { webhooks } from '../../../src/features/webhooks/index.ts'
import { fitting, readSavedGolfer } from '../../../src/fitting/index.ts'
import { accounts } from '../../../src/identity/accounts/index.ts'
import { status } from '../../../src/maintenance/status/index.ts'
import { appOptions, http } from '../../../src/platform/http/index.ts'
import { scoring } from '../../../src/scoring/index.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'
import { exampleOf, operationsIn, requestOf, takesKey } from '../../support/operations.ts'

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  test('every protected operation asks for its principal itself, so that it is closed without the gate too', async () => {
    const { deps } = await testDeps(await open())
    const description = await (await createApp(deps).handle(requestTo('/swagger/json'))).json()
    const ungated = new Elysia(appOptions)
      .use(http(deps))
      .use(status(deps))
      .use(fitting(deps))
      .use(catalog(deps))
      .use(scoring({ ...deps, golferOf: readSavedGolfer }))
      .use(evidence(deps))
      .use(storeLinks(deps))
      .use(grips(deps))
      .use(bag(deps))
      .use(fitters(deps))
      .use(accounts(deps))
      .use(sessions(deps))
      .use(webhooks(deps))
    for (const operation of operationsIn(description).filter(takesKey)) {
      const [address, init] = requestOf(operation, exampleOf(operation))
      const { status } = await ungated.handle(requestTo(address, init as RequestInit))
      expect({ address, status }).toEqual({ address, status: 401 })
    }
  })
})
