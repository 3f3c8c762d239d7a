import { Type } from '@sinclair/typebox'
import { loadCatalog } from '../../equipment/catalog/index.ts'
import {
  forgetPrices,
  type ImportedList,
  importPrices,
  importStock,
  selectPrices,
  selectStock,
} from '../../equipment/inventory/index.ts'
import { selectLinkUsage } from '../../features/store/index.ts'
import { reportUsage, selectKeyUsage } from '../../fitting/index.ts'
import {
  addCredits,
  createAccount,
  type KeyRefusal,
  KeyWish,
  LookWish,
  makeKey,
  originProblem,
  overlapSecondsMax,
  PublishableWish,
  rollKey,
  selectAccounts,
  selectApiKeys,
  selectCredits,
  selectLook,
  setLook,
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
  listLimit,
  MonthlyLimit,
  noAccount,
  operation,
  shortText,
  tableReading,
  usage,
  WriteId,
} from './operation.ts'

const { origins, dailyCap, shop } = PublishableWish.properties
const dailyCapUsual = 50

const OnlyAccount = Type.Optional({ ...AccountId, description: 'Only this account, acc_...' })
const Month = Type.Optional(
  Type.String({
    pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
    form: 'a month, 2026-11',
    description: 'Only this UTC month, such as 2026-11; all months if omitted.',
  }),
)

/** Accounts, their keys, and what they use. */
export const accountOperations = {
  'account create': operation(
    closed({
      email: { ...EmailAddress, description: 'Email address of the person responsible.' },
      company: shortText('Company name.'),
      monthlyLimit: MonthlyLimit,
      enterprise: Type.Boolean({ default: false, description: 'Mark the account as having a contract.' }),
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
  'account look': operation(
    closed({ account: AccountId, ...LookWish.properties }),
    async (tools, { account, ...look }) => {
      const wrong = await setLook(tools, account, look, operator)
      if (wrong === 'no-account') throw noAccount(account)
      if (wrong !== null)
        throw usage(
          Object.entries(wrong)
            .map(([member, why]) => `--${member} ${why}`)
            .join('\n'),
        )
      const { company, ...stored } = await selectLook(tools.sql, account)
      return { accountId: account, ...stored, name: stored.name ?? company }
    },
  ),
  'account list': operation(closed({}), ({ sql }) => selectAccounts(sql)),
  'key create': operation(
    closed({
      account: AccountId,
      name: KeyWish.properties.name,
      scope: { ...KeyWish.properties.scopes, description: 'Scopes (all if omitted).' },
      expires: KeyWish.properties.expiresAt,
      test: KeyWish.properties.test,
      origins: Type.Optional({
        ...origins,
        description: 'For a publishable key, which gives access only to the studio: origins of its pages.',
      }),
      dailyCap: Type.Optional({
        ...dailyCap,
        description: `Fittings per UTC day of a publishable key (${dailyCapUsual} if omitted).`,
      }),
      shop: { ...shop, description: 'Added to the store links of a publishable key, as svc_shop.' },
      id: WriteId,
    }),
    async (tools, input) => {
      const key = await makeKey(tools, input.account, wishOf(input), operator, claimOf('key create', input))
      if ('refused' in key) throw keyRefused(key, input.account)
      return key
    },
  ),
  audit: operation(
    closed({ account: Type.Optional(AccountId), limit: listLimit(10_000) }),
    ({ sql }, { account, limit }) =>
      account === undefined ? selectOperatorEvents(sql, limit) : selectAudit(sql, account, { before: null, limit }),
  ),
  'key roll': operation(
    closed({
      key: KeyId,
      overlap: Type.String({
        pattern: '^(0|\\d{1,6}[mhd])$',
        form: 'like 30m, 24h, 7d or 0',
        default: '24h',
        description: 'How long the old key keeps working: 30m, 24h, 7d or 0.',
      }),
    }),
    async (tools, { key, overlap }) => {
      const overlapSeconds = secondsOf(overlap)
      if (overlapSeconds > overlapSecondsMax) throw usage(`--overlap must be at most ${overlapSecondsMax / 86_400}d`)
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
      ...tableReading,
    }),
    async ({ sql }, { account, text, map, dryRun: isDryRun = false }) => {
      const catalog = await loadCatalog(sql)
      const imported = await importStock({ sql, catalog }, account, text, operator, { map, isDryRun })
      return { ...listIn(imported, account), isDryRun }
    },
  ),
  'prices import': operation(
    closed({
      account: AccountId,
      date: Type.String({ format: 'date', form: 'a day, 2026-11-20', description: 'The day that the list is of.' }),
      text: Type.String(),
      ...tableReading,
    }),
    async (tools, { account, text, date, map, dryRun: isDryRun = false }) => {
      const catalog = await loadCatalog(tools.sql)
      const list = { accountId: account, text, date }
      const imported = await importPrices({ ...tools, catalog }, list, operator, { map, isDryRun })
      return { ...listIn(imported, account), date, isDryRun }
    },
  ),
  'prices list': operation(
    closed({ account: AccountId }),
    async ({ sql }, { account }) => (await selectPrices(sql, account)) ?? { date: null, items: [] },
  ),
  'prices remove': operation(closed({ account: AccountId }), async (tools, { account }) => {
    if (!(await forgetPrices(tools, account, operator))) throw noAccount(account)
    return { accountId: account }
  }),
  'inventory list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectStock(sql, account)),
  'credits add': operation(
    closed({
      account: AccountId,
      amount: Type.Integer({
        minimum: -1_000_000,
        maximum: 1_000_000,
        description: 'Number of credits; --amount=-5 takes back five.',
      }),
      invoice: Type.Optional(
        shortText('Number of the invoice. Repeated with the same number, the credits are added once.'),
      ),
      note: Type.Optional(shortText('Note for the ledger, such as a reason.')),
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
  'credits list': operation(closed({ account: AccountId, limit: listLimit(100_000) }), ({ sql }, { account, limit }) =>
    selectCredits(sql, account, limit),
  ),
  usage: operation(closed({ account: OnlyAccount, month: Month }), (tools, { account, month }) =>
    reportUsage(tools, { accountId: account, month }),
  ),
  'usage keys': operation(closed({ account: AccountId, month: Month }), async ({ sql }, { account, month }) => {
    const names = new Map((await selectApiKeys(sql, account)).map(({ id, name }) => [id, name]))
    const used = await selectKeyUsage(sql, account, month === undefined ? null : `${month}-01`)
    return used.map((line) => ({ ...line, name: names.get(line.keyId ?? '') ?? null }))
  }),
  'usage links': operation(closed({ account: OnlyAccount, month: Month }), ({ sql }, { account = null, month }) =>
    selectLinkUsage(sql, account, month === undefined ? null : `${month}-01`),
  ),
} as const

/** A list that was read. @throws With what is wrong with it. */
const listIn = (
  imported: ImportedList | { readonly problems: readonly { line: number; problem: string }[] } | 'no account',
  account: string,
): ImportedList => {
  if (imported === 'no account') throw noAccount(account)
  if ('articles' in imported) return imported
  const lines = imported.problems.map(({ line, problem }) => `line ${line}: ${problem}`)
  throw new OperatorError(['Nothing was imported.', ...lines].join('\n'), { code: 'REFUSED' })
}

interface KeyInput {
  readonly name: string
  readonly scope?: readonly string[]
  readonly expires?: string
  readonly test?: boolean
  readonly origins?: readonly string[]
  readonly dailyCap?: number
  readonly shop?: string
}

const wishOf = ({ name, scope: scopes, expires: expiresAt, test, origins, dailyCap, shop }: KeyInput) => {
  if (origins === undefined && (dailyCap !== undefined || shop !== undefined))
    throw usage('--daily-cap and --shop are those of a publishable key: they need --origins')
  return {
    name,
    ...(scopes !== undefined && { scopes }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(test && { test }),
    ...(origins !== undefined && {
      publishable: { origins, dailyCap: dailyCap ?? dailyCapUsual, ...(shop !== undefined && { shop }) },
    }),
  }
}

const seconds = { m: 60, h: 3_600, d: 86_400 } as const

/** Seconds of `30m`, `24h` or `7d`; `0` is none. */
const secondsOf = (text: string): number =>
  text === '0' ? 0 : Number(text.slice(0, -1)) * seconds[text.at(-1) as keyof typeof seconds]

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
