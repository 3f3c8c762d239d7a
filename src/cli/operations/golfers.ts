import { Type } from '@sinclair/typebox'
import { eraseGolfer } from '../../features/golfers/index.ts'
import {
  CapturedSession,
  ingest,
  listSessions,
  removeMisread,
  removeSessions,
  SessionListQuery,
  selectMisread,
} from '../../features/sessions/index.ts'
import { eraseFittings } from '../../fitting/index.ts'
import { operator } from '../../identity/audit/index.ts'
import { addCustomer, importCustomers, NewCustomer, selectCustomers } from '../../identity/customers/index.ts'
import { eraseAccount, eraseCustomer } from '../../maintenance/erasure/index.ts'
import { closed } from '../../platform/schema.ts'
import { compareForOperator } from '../fit/compare-clubs.ts'
import { OperatorError } from '../verb.ts'
import { AccountId, listLimit, noAccount, operation, SessionId, shortText, tableReading } from './operation.ts'

const ErasedAccount = {
  ...AccountId,
  description: 'Id of the account, acc_... Without other options: the whole account.',
}

/** Golfers' records: customers, fittings, sessions, and erasing them. */
export const golferOperations = {
  'customer add': operation(
    closed({ account: AccountId, ...NewCustomer.properties }),
    async (tools, { account, ...customer }) => {
      const added = await addCustomer(tools, account, customer)
      if (added === null)
        throw new OperatorError(
          `There is no account ${account}, or it already has a customer with this address or ref.`,
          { code: 'REFUSED' },
        )
      return added
    },
  ),
  'customer list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectCustomers(sql, account)),
  'customer import': operation(
    closed({ account: AccountId, text: Type.String(), ...tableReading }),
    async (tools, { account, text, map, dryRun: isDryRun = false }) => {
      const imported = await importCustomers(tools, account, text, tools.progress, { map, isDryRun })
      if (imported.outcome === 'no account') throw noAccount(account)
      if (imported.outcome === 'refused')
        throw new OperatorError(
          ['Nothing was imported.', ...imported.problems.map(({ line, problem }) => `line ${line}: ${problem}`)].join(
            '\n',
          ),
          { code: 'REFUSED' },
        )
      const { outcome, ...said } = imported
      return { ...said, isDryRun }
    },
  ),
  'session import': operation(
    closed({ account: AccountId, session: CapturedSession }),
    async (tools, { account, session }) => {
      const accounts = await tools.sql`select id from accounts where id = ${account} and erased_at is null`
      if (accounts.length === 0) throw noAccount(account)
      const { answer } = await ingest({ ...tools, ensureRoom: () => {} }, account, session)
      return answer
    },
  ),
  'session list': operation(
    closed({ account: AccountId, ...SessionListQuery.properties }),
    ({ sql }, { account, ...query }) => listSessions(sql, account, query),
  ),
  'session compare': operation(
    closed({
      session: { ...SessionId, description: 'Id of the session, as sent by the app.' },
      account: AccountId,
      first: Type.Optional(shortText('A club of the session. Without one only the gaps of carry are printed.')),
      firstSegment: Type.Optional(shortText('Only the shots of the segments with this label.')),
      second: Type.Optional(shortText('The club that it is compared with. Optional with --with: the same club.')),
      secondSegment: Type.Optional(shortText('The same of the second club.')),
      with: Type.Optional({ ...SessionId, description: 'Another session of the account, of the second club.' }),
    }),
    ({ sql }, asked) => compareForOperator(sql, asked),
  ),
  'session misread': operation(
    closed({
      account: Type.Optional({ ...AccountId, description: 'Only rows that this account has sent, acc_...' }),
      limit: listLimit(1000),
      remove: Type.Optional(
        Type.String({
          pattern: '^mis_[0-9A-Z]{26}$',
          form: 'an id of the list, mis_...',
          description: 'Remove the row with this id, mis_..., and list the others.',
        }),
      ),
    }),
    async ({ sql }, { account = null, limit, remove = null }) => {
      if (remove !== null && !(await removeMisread(sql, null, remove)))
        throw new OperatorError(`There is no row ${remove}.`, { code: 'NOT_FOUND' })
      return { removed: remove, rows: await selectMisread(sql, account, limit) }
    },
  ),
  'erase fitting': operation(
    closed({
      account: AccountId,
      fitting: Type.String({
        pattern: '^fit_[0-9A-Z]{26}$',
        form: 'a fitting id, fit_...',
        description: 'Id of a fitting, fit_...',
      }),
    }),
    async (tools, { account, fitting }) => {
      const [outcome] = await eraseFittings(tools, account, [fitting], operator)
      if (outcome === null)
        throw new OperatorError(`There is no fitting ${fitting} in this account.`, { code: 'NOT_FOUND' })
      if (outcome === 'running')
        throw new OperatorError(`Fitting ${fitting} is running. Try again when it has finished.`, { code: 'REFUSED' })
      return { fittings: 1 }
    },
  ),
  'erase golfer': operation(
    closed({ account: AccountId, golfer: shortText('Id of a golfer, glf_...') }),
    async (tools, { account, golfer }) => {
      const fittings = await eraseGolfer(tools, account, golfer, { areFittingsErased: true, by: operator })
      if (fittings === null)
        throw new OperatorError(`There is no golfer ${golfer} in this account.`, { code: 'NOT_FOUND' })
      return { golfers: 1, fittings }
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
    closed({ account: AccountId, customer: shortText('Id, email address or ref of a customer.') }),
    async ({ sql }, { account, customer }) => {
      const { customerId, sessions } = await eraseCustomer(sql, account, customer)
      if (customerId === null && sessions === 0)
        throw new OperatorError(`This account has no customer ${customer}, and no session that names one.`, {
          code: 'NOT_FOUND',
        })
      return { customers: customerId === null ? 0 : 1, sessions }
    },
  ),
  'erase account': operation(closed({ account: ErasedAccount }), async (tools, { account }) => {
    const erased = await eraseAccount(tools, account)
    if (erased === null) throw new OperatorError(`There is no account ${account}.`, { code: 'NOT_FOUND' })
    return erased
  }),
} as const
