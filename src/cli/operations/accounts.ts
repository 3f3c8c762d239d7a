import { Type } from '@sinclair/typebox'
import { loadCatalog } from '../../equipment/catalog/index.ts'
import { importStock, selectStock } from '../../equipment/inventory/index.ts'
import { selectLinkUsage } from '../../features/store/index.ts'
import { reportUsage, selectKeyUsage } from '../../fitting/index.ts'
import {
  addCredits,
  createAccount,
  type KeyRefusal,
  KeyWish,
  makeKey,
  originProblem,
  overlapSecondsMax,
  rollKey,
  selectAccounts,
  selectApiKeys,
  selectCredits,
  updateMonthlyLimit,
} from '../../identity/accounts/index.ts'
import { operator, selectAudit, selectOperatorEvents } from '../../identity/audit/index.ts'
import { EmailAddress, maxima, type Refusal } from '../../identity/wishes/index.ts'
import { closed } from '../../platform/schema.ts'
import { OperatorError } from '../verb.ts'
import {
  AccountId,
  claimOf,
  KeyId,
  MonthlyLimit,
  noAccount,
  operation,
  ShortText,
  usage,
  WriteId,
} from './operation.ts'

/** Accounts, their keys, and what they use. */
export const accountOperations = {
  'account create': operation(
    closed({
      email: EmailAddress,
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
      name: KeyWish.properties.name,
      scopes: KeyWish.properties.scopes,
      expires: KeyWish.properties.expiresAt,
      test: KeyWish.properties.test,
      publishable: KeyWish.properties.publishable,
      id: WriteId,
    }),
    async (tools, input) => {
      const { account, id: _, expires: expiresAt, ...said } = input
      const wish = { ...said, ...(expiresAt !== undefined && { expiresAt }) }
      const key = await makeKey(tools, account, wish, operator, claimOf('key create', input))
      if ('refused' in key) throw keyRefused(key, account)
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
      if (!('refused' in rolled)) return rolled
      if (rolled.refused === 'no-key') throw new OperatorError(`There is no key ${key}.`, { code: 'NOT_FOUND' })
      throw new OperatorError(`Key ${key} cannot be rolled: ${rollWords[rolled.refused]}.`, { code: 'REFUSED' })
    },
  ),
  'key list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectApiKeys(sql, account)),
  'key revoke': operation(closed({ key: KeyId }), async ({ keys }, { key }) => {
    const revoked = await keys.revoke(key)
    if (revoked === null) throw new OperatorError(`There is no key ${key}.`, { code: 'NOT_FOUND' })
    return revoked
  }),
  'inventory import': operation(
    closed({
      account: AccountId,
      text: Type.String(),
      map: Type.Optional(Type.String()),
      dryRun: Type.Optional(Type.Boolean()),
    }),
    async ({ sql }, { account, text, map, dryRun: isDryRun = false }) => {
      const catalog = await loadCatalog(sql)
      const imported = await importStock({ sql, catalog }, account, text, operator, { map, isDryRun })
      if (imported === 'no account') throw noAccount(account)
      if ('articles' in imported) return { ...imported, isDryRun }
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
  'usage keys': operation(
    closed({
      account: AccountId,
      month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', form: 'a month, 2026-11' })),
    }),
    async ({ sql }, { account, month }) => {
      const names = new Map((await selectApiKeys(sql, account)).map(({ id, name }) => [id, name]))
      const used = await selectKeyUsage(sql, account, month === undefined ? null : `${month}-01`)
      return used.map((line) => ({ ...line, name: names.get(line.keyId ?? '') ?? null }))
    },
  ),
  'usage links': operation(
    closed({
      account: Type.Optional(AccountId),
      month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', form: 'a month, 2026-11' })),
    }),
    ({ sql }, { account = null, month }) => selectLinkUsage(sql, account, month === undefined ? null : `${month}-01`),
  ),
} as const

const rollWords = {
  ended: 'it has ended',
  rolled: 'it was rolled',
  maximum: `${maxima.keys} rolled keys of the account are still in their overlap`,
} as const

/** Options, and what is wrong with them. */
const keyWords: Partial<Readonly<Record<KeyRefusal, string>>> = {
  'past-end': '--expires must be in the future',
  'publishable-scopes': '--origins cannot be combined with --scope',
  'publishable-test': '--origins cannot be combined with --test',
}

const keyRefused = ({ refused, received }: Refusal<KeyRefusal>, account: string): OperatorError => {
  if (refused === 'no-account') return noAccount(account)
  if (refused === 'maximum')
    return new OperatorError(`The account has ${maxima.keys} keys that work. Revoke one first.`, { code: 'REFUSED' })
  if (received !== undefined) return usage(`--${refused}: ${received} ${originProblem(received)}`)
  return usage(keyWords[refused] ?? `--${refused} is wrong`)
}
