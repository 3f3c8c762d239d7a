import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { addCredits, createAccount, createKey, type KeyRing, selectAccounts, selectApiKeys } from '../accounts/index.ts'
import type { Bulletin } from '../bulletin.ts'
import {
  bundledCatalog,
  type CatalogFileName,
  type CatalogFiles,
  catalogChannel,
  catalogFileNames,
  importCatalog,
} from '../catalog/index.ts'
import type { Clock } from '../clock.ts'
import { addCustomer, importCustomers, NewCustomer, selectCustomers } from '../customers/index.ts'
import type { Deps } from '../deps.ts'
import { evidenceChannel, rebuildEvidence } from '../evidence/index.ts'
import { clearFitters, importFitters } from '../fitters/index.ts'
import { reportUsage } from '../fitting/index.ts'
import { hands } from '../golf.ts'
import type { Sql } from '../postgres/sql.ts'
import { closed, fieldProblems, oneOf } from '../schema.ts'
import { selectLinkUsage } from '../store/index.ts'
import { fitSession } from './fit-session.ts'
import { OperatorError } from './verb.ts'

/** What operations work with, in the serving process or in a command of its own. */
export interface Tools {
  readonly sql: Sql
  readonly clock: Clock
  readonly keys: KeyRing
  readonly bulletin: Bulletin
  /** Migrations that opening the database for this command applied. */
  readonly migrated: readonly string[]
  /** Show requests the catalog that was just imported. */
  reloadCatalog(): Promise<unknown>
  /** Show requests the directory that was just imported. */
  reloadFitters(): Promise<unknown>
  /** What a fitting needs beside the database. */
  openEngine(): Promise<Pick<Deps, 'scorer' | 'config' | 'log' | 'runs'>>
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
const ShortText = Type.String({ minLength: 1, maxLength: 200 })

/** Everything an operator can do to a database, by the name of its verb. */
export const operations = {
  // Opening the database is all there is to it; a server did that when it started.
  migrate: operation(closed({}), async ({ migrated }) => ({ applied: [...migrated] })),
  'account create': operation(
    closed({
      email: Type.String({ format: 'email', form: 'name@company.com', maxLength: 200 }),
      company: ShortText,
      monthlyLimit: Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Literal('unlimited')]),
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
  'account list': operation(closed({}), ({ sql }) => selectAccounts(sql)),
  'key create': operation(closed({ account: AccountId, name: ShortText }), async (tools, { account, name }) => {
    const key = await createKey(tools, account, name)
    if (key === null) throw new OperatorError(`There is no account ${account}.`)
    return key
  }),
  'key list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectApiKeys(sql, account)),
  'key revoke': operation(closed({ key: KeyId }), async ({ keys }, { key }) => {
    const revoked = await keys.revoke(key)
    if (revoked === null) throw new OperatorError(`There is no key ${key}.`)
    return revoked
  }),
  'credits add': operation(
    closed({
      account: AccountId,
      amount: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      note: Type.Optional(ShortText),
    }),
    async (tools, { account, amount, note = null }) => {
      if (amount === 0) throw new OperatorError('--amount must not be 0')
      const added = await addCredits(tools, { accountId: account, amount, note })
      if ('balance' in added) return { accountId: account, amount, balance: added.balance }
      throw new OperatorError(
        added.refused === 'no such account'
          ? `There is no account ${account}.`
          : `Account ${account} has fewer than ${-amount} credits; nothing was taken back.`,
      )
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
    async ({ sql, reloadCatalog, bulletin }, { files }) => {
      const imported = await importCatalog(sql, completed(files), 'operator')
      await reloadCatalog()
      await bulletin.publish(catalogChannel, imported.revision)
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
        )
      return added
    },
  ),
  'customer list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectCustomers(sql, account)),
  'customer import': operation(
    closed({ account: AccountId, text: Type.String() }),
    async (tools, { account, text }) => {
      const imported = await importCustomers(tools, account, text)
      if (imported.outcome === 'no account') throw new OperatorError(`There is no account ${account}.`)
      if (imported.outcome === 'refused')
        throw new OperatorError(
          ['Nothing was imported.', ...imported.problems.map(({ line, problem }) => `line ${line}: ${problem}`)].join(
            '\n',
          ),
        )
      const { added, updated } = imported
      return { added, updated }
    },
  ),
  fit: operation(
    closed({
      session: Type.String({ format: 'uuid', form: '3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10' }),
      club: ShortText,
      account: AccountId,
      hand: oneOf(hands),
      handicap: Type.Optional(Type.Number({ minimum: -5, maximum: 25 })),
    }),
    fitSession,
  ),
  // Serving processes hear of it by notification, this one included.
  'evidence rebuild': operation(closed({}), async ({ sql, bulletin }) => {
    const rebuilt = await rebuildEvidence(sql)
    await bulletin.publish(evidenceChannel, 'rebuilt')
    return rebuilt
  }),
  'fitters import': operation(
    closed({ name: ShortText, text: Type.String() }),
    async ({ sql, reloadFitters }, file) => {
      const imported = await importFitters(sql, file)
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
  if (wrong.length > 0)
    throw new OperatorError(wrong.map(({ pointer, detail }) => `${optionName(pointer)} ${detail}`).join('\n'))
}

/** `/monthlyLimit` is `--monthly-limit` on the command line. */
const optionName = (pointer: string): string =>
  `--${pointer.slice(1).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Files that are not given are those of this release. */
const completed = (files: Readonly<Record<string, string>>): CatalogFiles => {
  const stranger = Object.keys(files).find((name) => !catalogFileNames.includes(name as CatalogFileName))
  if (stranger !== undefined)
    throw new OperatorError(`${stranger} is no catalog file. They are: ${catalogFileNames.join(', ')}.`)
  return { ...bundledCatalog, ...files }
}
