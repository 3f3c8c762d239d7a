import type { Page } from 'playwright-core'
import { createApp } from '../../../src/app.ts'
import { createAccount, createKey } from '../../../src/identity/accounts/index.ts'
import { invite } from '../../../src/identity/people/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { createStudioPasses, enterUrl } from '../../../src/site/studio/index.ts'
import { openBrowser, phone, type TestBrowser } from '../../support/browser.ts'
import { testDeps } from '../../support/deps.ts'
import { freePort } from '../../support/service.ts'

/** The studio of an account, and Chromium to use it. */
export const openStudio = async (sql: Sql) => {
  const port = freePort()
  const base = `http://localhost:${port}`
  const { deps } = await testDeps(sql, { env: { BASE_URL: base, AUTH_URL: base } })
  const account = { email: 'pro@example.org', companyName: 'Shop', monthlyLimit: 50, isEnterprise: false }
  const { apiKey, accountId } = await createAccount(deps, account)
  const passes = createStudioPasses({ clock: deps.clock, apiKey })
  const chromium = await openBrowser(createApp({ ...deps, studioPasses: passes }), port)
  const errors: string[] = []
  type Options = Parameters<TestBrowser['profile']>[0]
  const look = async (address: string, options: Options = {}): Promise<Page> => {
    const profile = await chromium.profile({ javaScriptEnabled: true, viewport: phone, locale: 'en-US', ...options })
    const page = await profile.newPage()
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(address)
    return page
  }
  const newKey = async (origin: string): Promise<string> => {
    const publishable = { origins: [origin], dailyCap: 5, shop: null }
    return (await createKey(deps, accountId, { name: 'page', publishable }))!.apiKey
  }
  return {
    base,
    deps,
    accountId,
    passes,
    /** What scripts of the pages threw. */
    errors,
    look,
    /** Signed in by the link that the terminal prints. */
    enter: (options?: Options) => look(enterUrl(base, passes.newLink()), options),
    /** A key for the pages of an origin. */
    newKey,
    /** Where somebody sets a password, and is signed in. */
    joinAddress: async (email: string) => `${base}/join/${await invite(deps, { accountId, email, role: 'member' })}`,
    stop: () => chromium.stop(),
  }
}
export type Studio = Awaited<ReturnType<typeof openStudio>>
