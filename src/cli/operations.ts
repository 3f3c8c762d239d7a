import { type Static, type TSchema, Type } from '@sinclair/typebox'
import {
  addCredits,
  createAccount,
  createKey,
  type KeyRing,
  overlapSecondsMax,
  rollKey,
  selectAccounts,
  selectApiKeys,
  updateMonthlyLimit,
} from '../features/accounts/index.ts'
import { createConnection, revokeConnection, selectConnections } from '../features/agents/index.ts'
import { operator, selectAudit, selectOperatorEvents } from '../features/audit/index.ts'
import { roles, scopes } from '../features/auth/index.ts'
import {
  bundledCatalog,
  type CatalogFileName,
  type CatalogFiles,
  catalogChannel,
  catalogFileNames,
  importCatalog,
} from '../features/catalog/index.ts'
import { addCustomer, importCustomers, NewCustomer, selectCustomers } from '../features/customers/index.ts'
import { examine } from '../features/doctor/index.ts'
import { eraseAccount, eraseCustomer } from '../features/erasure/index.ts'
import { evidenceChannel, rebuildEvidence } from '../features/evidence/index.ts'
import { clearFitters, importFitters } from '../features/fitters/index.ts'
import { registerClient, removeClient, rotateKeys, selectRegisteredClients } from '../features/oauth/index.ts'
import { invite, joinUrl, linkDays, removePerson, selectPeople } from '../features/people/index.ts'
import { removeSessions } from '../features/sessions/index.ts'
import { selectLinkUsage } from '../features/store/index.ts'
import { eraseFittings, reportUsage } from '../fitting/index.ts'
import { hands } from '../golf/words.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { Progress } from '../platform/progress.ts'
import type { PubSub } from '../platform/pub-sub.ts'
import { closed, fieldProblems, oneOf } from '../platform/schema.ts'
import { type FitTools, fitSession } from './fit-session.ts'
import type { Storage } from './storage.ts'
import { OperatorError } from './verb.ts'

/** What operations work with, in the serving process or in a command of its own. */
export interface Tools extends FitTools {
  readonly config: Pick<Config, 'authUrl'>
  readonly log: Log
  readonly keys: KeyRing
  readonly pubSub: PubSub
  /** Tell the operator how far a long operation is. */
  readonly progress: Progress
  /** Migrations that opening the database for this command applied. */
  readonly migrated: readonly string[]
  readonly snapshot: Storage['snapshot']
  /** Show requests the catalog that was just imported. */
  reloadCatalog(): Promise<unknown>
  /** Show requests the directory that was just imported. */
  reloadFitters(): Promise<unknown>
}

interface Operation<Input extends TSchema, Result> {
  readonly input: Input
  run(tools: Tools, input: Static<Input>): Promise<Result>
}

const operation = <Input extends TSchema, Result>(
  input: Input,
  run: (tools: Tools, input: Static<Input>) => Promise<Result>,
): Operation<Input, Result> => ({ input, run })

const AccountId = Type.String({ pattern: '^acc_[0-9A-Z]{26}$', form: 'an account id, acc_...' })
const KeyId = Type.String({ pattern: '^key_[0-9A-Z]{26}$', form: 'a key id, key_...' })
const Email = Type.String({ format: 'email', form: 'name@company.com', maxLength: 200 })
const SessionId = Type.String({ format: 'uuid', form: '3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10' })
const Redirect = Type.String({
  pattern: '^(https://[^\\s#*@]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/[^\\s#*]*)?)$',
  form: 'https://host/path, without fragment',
  maxLength: 500,
})
const MonthlyLimit = Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Literal('unlimited')])
const ShortText = Type.String({ minLength: 1, maxLength: 200 })

const noAccount = (account: string) => new OperatorError(`There is no account ${account}.`, { code: 'NOT_FOUND' })

/** Everything an operator can do to a database, by the name of its verb. */
export const operations = {
  // Opening the database is all there is to it; a server did that when it started.
  migrate: operation(closed({}), async ({ migrated }) => ({ applied: [...migrated] })),
  doctor: operation(closed({}), ({ sql, progress }) => examine(sql, progress)),
  'account create': operation(
    closed({
      email: Email,
      company: ShortText,
      monthlyLimit: MonthlyLimit,
      enterprise: Type.Boolean(),
    }),
    (tools, { email, company, monthlyLimit, enterprise }) =>
      createAccount(tools, {
        email,
        companyName: company,
        monthlyLimit: monthlyLimit === 'unlimited' ? null : monthlyLimit,
        isEnterprise: enterprise,
      }),
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
    }),
    async (tools, { account, name, scopes, expires, test: isTest = false }) => {
      const expiresAt = expires === undefined ? null : new Date(expires)
      if (expiresAt !== null && expiresAt <= tools.clock())
        throw new OperatorError('--expires must be in the future', { code: 'USAGE' })
      const key = await createKey(tools, account, { name, ...(scopes && { scopes }), expiresAt, isTest })
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
  'person invite': operation(
    closed({ account: AccountId, email: Email, role: oneOf(roles) }),
    async (tools, { account, email, role }) => {
      const token = await invite(tools, { accountId: account, email, role })
      if (token === null)
        throw new OperatorError(`There is no account ${account}, or ${email} belongs to a person of another account.`, {
          code: 'REFUSED',
        })
      return { link: joinUrl(tools.config.authUrl, token), days: linkDays }
    },
  ),
  'person list': operation(closed({ account: Type.Optional(AccountId) }), ({ sql }, { account = null }) =>
    selectPeople(sql, account),
  ),
  'person remove': operation(closed({ email: Email }), async (tools, { email }) => {
    const removed = await removePerson(tools, email)
    if (removed === null) throw new OperatorError(`Nobody signs in as ${email}.`, { code: 'NOT_FOUND' })
    return removed
  }),
  'agent create': operation(
    closed({
      account: AccountId,
      name: Type.String({ minLength: 1, maxLength: 100 }),
      scopes: Type.Array(oneOf(scopes), { minItems: 1, maxItems: scopes.length }),
      expires: Type.Optional(Type.String({ format: 'date-time', form: '2027-01-31T00:00:00Z' })),
    }),
    async (tools, { account, name, scopes, expires }) => {
      const expiresAt = expires === undefined ? null : new Date(expires)
      const made = await createConnection(tools, account, { name, scopes, expiresAt })
      if (made === null) throw noAccount(account)
      return made
    },
  ),
  'agent list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectConnections(sql, account)),
  'agent revoke': operation(
    closed({ account: AccountId, connection: ShortText }),
    async (tools, { account, connection }) => {
      if (!(await revokeConnection(tools, account, connection)))
        throw new OperatorError(`There is no agent connection ${connection} in this account.`, { code: 'NOT_FOUND' })
      return { connection }
    },
  ),
  'client register': operation(
    closed({
      name: Type.String({ minLength: 1, maxLength: 100 }),
      redirect: Type.Array(Redirect, { minItems: 1, maxItems: 10 }),
      auth: oneOf(['basic', 'post', 'none']),
    }),
    (tools, { name, redirect: redirects, auth }) =>
      registerClient(tools, { name, redirects, method: auth === 'none' ? auth : `client_secret_${auth}` }),
  ),
  'client list': operation(closed({}), ({ sql }) => selectRegisteredClients(sql)),
  'client remove': operation(closed({ client: ShortText }), async (tools, { client: clientId }) => {
    if (!(await removeClient(tools, clientId)))
      throw new OperatorError(`There is no client ${clientId}.`, { code: 'NOT_FOUND' })
    return { clientId }
  }),
  'keys rotate': operation(closed({}), async ({ sql }) => {
    await rotateKeys(sql)
    return { rotated: true }
  }),
  'credits add': operation(
    closed({
      account: AccountId,
      amount: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      note: Type.Optional(ShortText),
    }),
    async (tools, { account, amount, note = null }) => {
      if (amount === 0) throw new OperatorError('--amount must not be 0', { code: 'USAGE' })
      const added = await addCredits(tools, { accountId: account, amount, note })
      if ('balance' in added) return { accountId: account, amount, balance: added.balance }
      if (added.refused === 'no such account') throw noAccount(account)
      throw new OperatorError(`Account ${account} has fewer than ${-amount} credits; nothing was taken back.`, {
        code: 'REFUSED',
      })
    },
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
  'catalog import': operation(
    closed({ files: Type.Record(Type.String(), Type.String()) }),
    async ({ sql, reloadCatalog, pubSub, progress }, { files }) => {
      progress('Storing the catalog')
      const imported = await importCatalog(sql, completedCatalog(files), 'operator')
      progress('Reading the catalog')
      await reloadCatalog()
      await pubSub.publish(catalogChannel, imported.revision)
      return imported
    },
  ),
  'customer add': operation(
    closed({ account: AccountId, ...NewCustomer.properties }),
    async (tools, { account, ...customer }) => {
      const added = await addCustomer(tools, account, customer)
      if (added === null)
        throw new OperatorError(
          `There is no account ${account}, or it has a customer with this address or ref already.`,
          { code: 'REFUSED' },
        )
      return added
    },
  ),
  'customer list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectCustomers(sql, account)),
  'customer import': operation(
    closed({ account: AccountId, text: Type.String() }),
    async (tools, { account, text }) => {
      const imported = await importCustomers(tools, account, text, tools.progress)
      if (imported.outcome === 'no account') throw noAccount(account)
      if (imported.outcome === 'refused')
        throw new OperatorError(
          ['Nothing was imported.', ...imported.problems.map(({ line, problem }) => `line ${line}: ${problem}`)].join(
            '\n',
          ),
          { code: 'REFUSED' },
        )
      const { added, updated } = imported
      return { added, updated }
    },
  ),
  fit: operation(
    closed({
      session: SessionId,
      club: ShortText,
      account: AccountId,
      hand: oneOf(hands),
      handicap: Type.Optional(Type.Number({ minimum: -5, maximum: 25 })),
    }),
    fitSession,
  ),
  // Serving processes hear of it by notification, this one included.
  'evidence rebuild': operation(closed({}), async ({ sql, pubSub, progress }) => {
    const rebuilt = await rebuildEvidence(sql, progress)
    await pubSub.publish(evidenceChannel, 'rebuilt')
    return rebuilt
  }),
  // For a command that reads everything: it opens the copy itself, so that requests wait for the copying alone.
  snapshot: operation(closed({ to: Type.String() }), async ({ snapshot }, { to }) => {
    if (snapshot === null) throw new OperatorError('Only the embedded database is copied.')
    await snapshot(to)
    return { to }
  }),
  'erase fitting': operation(
    closed({
      account: AccountId,
      fitting: Type.String({ pattern: '^fit_[0-9A-Z]{26}$', form: 'a fitting id, fit_...' }),
    }),
    async (tools, { account, fitting }) => {
      const [outcome] = await eraseFittings(tools, account, [fitting], operator)
      if (outcome === null)
        throw new OperatorError(`There is no fitting ${fitting} in this account.`, { code: 'NOT_FOUND' })
      if (outcome === 'running')
        throw new OperatorError(`Fitting ${fitting} is running. Try again when it has ended.`, { code: 'REFUSED' })
      return { fittings: 1 }
    },
  ),
  'erase session': operation(
    closed({ account: AccountId, session: SessionId }),
    async ({ sql }, { account, session }) => {
      if ((await removeSessions(sql, account, [session], operator)) === 1) return { sessions: 1 }
      throw new OperatorError(`There is no session ${session} in this account.`, { code: 'NOT_FOUND' })
    },
  ),
  'erase customer': operation(
    closed({ account: AccountId, customer: ShortText }),
    async ({ sql }, { account, customer }) => {
      const { customerId, sessions } = await eraseCustomer(sql, account, customer)
      if (customerId === null && sessions === 0)
        throw new OperatorError(`This account has no customer ${customer}, and no session that names one so.`, {
          code: 'NOT_FOUND',
        })
      return { customers: customerId === null ? 0 : 1, sessions }
    },
  ),
  'erase account': operation(closed({ account: AccountId }), async (tools, { account }) => {
    const erased = await eraseAccount(tools, account)
    if (erased === null) throw new OperatorError(`There is no account ${account}.`, { code: 'NOT_FOUND' })
    return erased
  }),
  'fitters import': operation(
    closed({ name: ShortText, text: Type.String() }),
    async ({ sql, reloadFitters, progress }, file) => {
      const imported = await importFitters(sql, file, progress)
      await reloadFitters()
      return imported
    },
  ),
  'fitters clear': operation(closed({}), async ({ sql, reloadFitters }) => {
    await clearFitters(sql)
    await reloadFitters()
    return { fitters: 0 }
  }),
} as const

export type OperationName = keyof typeof operations
export type InputOf<Name extends OperationName> = Static<(typeof operations)[Name]['input']>
/** A result as it travels: JSON, in which dates are text. */
export type ResultOf<Name extends OperationName> = Wire<Awaited<ReturnType<(typeof operations)[Name]['run']>>>
type Wire<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Member in keyof Value]: Wire<Value[Member]> }
    : Value

/** Run an operation on input that `checkInput` has passed. */
export const runOperation = (tools: Tools, name: OperationName, input: unknown): Promise<unknown> =>
  (operations[name] as Operation<TSchema, unknown>).run(tools, input)

/** @throws {OperatorError} naming every wrong option. */
export const checkInput = (name: OperationName, input: unknown): void => {
  const wrong = fieldProblems(operations[name].input, input)
  if (wrong.length === 0) return
  const fields = wrong.map(({ pointer, detail }) => ({ option: optionName(pointer), problem: detail }))
  const message = fields.map(({ option, problem }) => `${option} ${problem}`).join('\n')
  throw new OperatorError(message, { code: 'USAGE', fields })
}

/** `/monthlyLimit` is `--monthly-limit` on the command line. */
const optionName = (pointer: string): string =>
  `--${pointer.slice(1).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * Files that are not given are those of this release.
 * @throws {OperatorError} A name says nothing about what the file holds.
 */
export const completedCatalog = (files: Readonly<Record<string, string>>): CatalogFiles => {
  const stranger = Object.keys(files).find((name) => !catalogFileNames.includes(name as CatalogFileName))
  if (stranger !== undefined)
    throw new OperatorError(`${stranger} is no catalog file. They are: ${catalogFileNames.join(', ')}.`, {
      code: 'USAGE',
    })
  return { ...bundledCatalog, ...files }
}
