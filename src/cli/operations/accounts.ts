import { Type } from '@sinclair/typebox'
import { loadCatalog } from '../../equipment/catalog/index.ts'
import { importStock, selectStock } from '../../equipment/inventory/index.ts'
import { selectLinkUsage } from '../../features/store/index.ts'
import { reportUsage } from '../../fitting/index.ts'
import {
  addCredits,
  createAccount,
  createKey,
  originProblem,
  overlapSecondsMax,
  PublishableWish,
  rollKey,
  selectAccounts,
  selectApiKeys,
  selectCredits,
  updateMonthlyLimit,
} from '../../identity/accounts/index.ts'
import { operator, selectAudit, selectOperatorEvents } from '../../identity/audit/index.ts'
import { scopes } from '../../identity/auth/index.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { OperatorError } from '../verb.ts'
import {
  AccountId,
  claimOf,
  Email,
  KeyId,
  MonthlyLimit,
  noAccount,
  operation,
  ShortText,
  WriteId,
} from './operation.ts'

/** Accounts, their keys, and what they use. */
export const accountOperations = {
  'account create': operation(
    closed({
      email: Email,
      company: ShortText,
      monthlyLimit: MonthlyLimit,
      enterprise: Type.Boolean(),
      id: WriteId,
    }),
    (tools, wish) => {
      const { email, company, monthlyLimit, enterprise: isEnterprise } = wish
      const account = {
        email,
        companyName: company,
        monthlyLimit: monthlyLimit === 'unlimited' ? null : monthlyLimit,
        isEnterprise,
      }
      return createAccount(tools, account, { claim: claimOf('account create', wish) })
    },
  ),
  'account limit': operation(closed({ account: AccountId, monthlyLimit: MonthlyLimit }), async ({ sql }, wish) => {
    const monthlyLimit = wish.monthlyLimit === 'unlimited' ? null : wish.monthlyLimit
    if (!(await updateMonthlyLimit(sql, wish.account, monthlyLimit, operator))) throw noAccount(wish.account)
    return { accountId: wish.account, monthlyLimit }
  }),
  'account list': operation(closed({}), ({ sql }) => selectAccounts(sql)),
  'key create': operation(
    closed({
      account: AccountId,
      name: ShortText,
      scopes: Type.Optional(Type.Array(oneOf(scopes), { minItems: 1, maxItems: scopes.length })),
      expires: Type.Optional(Type.String({ format: 'date-time', form: '2027-01-31T00:00:00Z' })),
      test: Type.Optional(Type.Boolean()),
      publishable: Type.Optional(PublishableWish),
      id: WriteId,
    }),
    async (tools, wish) => {
      const { account, name, scopes, expires, test: isTest = false, publishable } = wish
      refusePublishable(publishable, isTest || scopes !== undefined)
      const expiresAt = expires === undefined ? null : new Date(expires)
      if (expiresAt !== null && expiresAt <= tools.clock())
        throw new OperatorError('--expires must be in the future', { code: 'USAGE' })
      const bounds = publishable && { publishable: { shop: null, ...publishable } }
      const key = await createKey(tools, account, {
        name,
        ...(scopes && { scopes }),
        ...bounds,
        expiresAt,
        isTest,
        claim: claimOf('key create', wish),
      })
      if (key === null) throw noAccount(account)
      return key
    },
  ),
  audit: operation(
    closed({ account: Type.Optional(AccountId), limit: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
    ({ sql }, { account, limit }) =>
      account === undefined ? selectOperatorEvents(sql, limit) : selectAudit(sql, account, { before: null, limit }),
  ),
  'key roll': operation(
    closed({ key: KeyId, overlapSeconds: Type.Integer({ minimum: 0, maximum: overlapSecondsMax }) }),
    async (tools, { key, overlapSeconds }) => {
      const rolled = await rollKey(tools, key, { accountId: null, overlapSeconds })
      if (rolled === 'no such key') throw new OperatorError(`There is no key ${key}.`, { code: 'NOT_FOUND' })
      if (typeof rolled === 'string')
        throw new OperatorError(`Key ${key} cannot be rolled: ${rolled}.`, { code: 'REFUSED' })
      return rolled
    },
  ),
  'key list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectApiKeys(sql, account)),
  'key revoke': operation(closed({ key: KeyId }), async ({ keys }, { key }) => {
    const revoked = await keys.revoke(key)
    if (revoked === null) throw new OperatorError(`There is no key ${key}.`, { code: 'NOT_FOUND' })
    return revoked
  }),
  'inventory import': operation(
    closed({ account: AccountId, text: Type.String() }),
    async ({ sql }, { account, text }) => {
      const imported = await importStock({ sql, catalog: await loadCatalog(sql) }, account, text, operator)
      if (imported === 'no account') throw noAccount(account)
      if ('articles' in imported) return imported
      const lines = imported.problems.map(({ line, problem }) => `line ${line}: ${problem}`)
      throw new OperatorError(['Nothing was imported.', ...lines].join('\n'), { code: 'REFUSED' })
    },
  ),
  'inventory list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectStock(sql, account)),
  'credits add': operation(
    closed({
      account: AccountId,
      amount: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      note: Type.Optional(ShortText),
      invoice: Type.Optional(ShortText),
    }),
    async (tools, { account, amount, note = null, invoice = null }) => {
      if (amount === 0) throw new OperatorError('--amount must not be 0', { code: 'USAGE' })
      const added = await addCredits(tools, { accountId: account, amount, note, invoice })
      if ('balance' in added) return { accountId: account, amount, ...added }
      if (added.refused === 'no such account') throw noAccount(account)
      if (added.refused === 'another amount')
        throw new OperatorError(`Invoice ${invoice} was added before, with another amount.`, { code: 'REFUSED' })
      throw new OperatorError(`Account ${account} has fewer than ${-amount} credits; none were taken back.`, {
        code: 'REFUSED',
      })
    },
  ),
  'credits list': operation(
    closed({ account: AccountId, limit: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    ({ sql }, { account, limit }) => selectCredits(sql, account, limit),
  ),
  usage: operation(
    closed({
      account: Type.Optional(AccountId),
      month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', form: 'a month, 2026-11' })),
    }),
    (tools, { account, month }) => reportUsage(tools, { accountId: account, month }),
  ),
  'usage links': operation(
    closed({
      account: Type.Optional(AccountId),
      month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', form: 'a month, 2026-11' })),
    }),
    ({ sql }, { account = null, month }) => selectLinkUsage(sql, account, month === undefined ? null : `${month}-01`),
  ),
} as const

const refusePublishable = (wish: PublishableWish | undefined, isOtherKind: boolean): void => {
  if (wish === undefined) return
  if (isOtherKind) throw new OperatorError('--origins cannot be combined with --test or --scope', { code: 'USAGE' })
  for (const origin of wish.origins) {
    const wrong = originProblem(origin)
    if (wrong !== null) throw new OperatorError(`--origins: ${origin} ${wrong}`, { code: 'USAGE' })
  }
}
