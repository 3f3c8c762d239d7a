import type { Static, TSchema } from '@sinclair/typebox'
import type { FieldProblem } from '../platform/errors.ts'
import { ClaimedBefore } from '../platform/postgres/claim.ts'
import { fieldProblems } from '../platform/schema.ts'
import { inEnglish } from '../words/index.ts'
import { accessOperations } from './operations/access.ts'
import { accountOperations } from './operations/accounts.ts'
import { fittingOperations } from './operations/fittings.ts'
import { golferOperations } from './operations/golfers.ts'
import type { Operation, Tools } from './operations/operation.ts'
import { doneBefore, isUnknown, unknownOutcome } from './operations/repeats.ts'
import { storageOperations } from './operations/storage.ts'
import { webhookOperations } from './operations/webhooks.ts'
import { optionName } from './option-name.ts'
import { OperatorError } from './verb.ts'

/** Everything an operator can do to a database, by the name of its verb. */
export const operations = {
  ...storageOperations,
  ...accountOperations,
  ...accessOperations,
  ...golferOperations,
  ...fittingOperations,
  ...webhookOperations,
} as const

/** Name of an operator verb's operation: `key create`. */
export type OperationName = keyof typeof operations
/** Input of an operation, as its schema types it. */
export type InputOf<Name extends OperationName> = Static<(typeof operations)[Name]['input']>
/** A result as it travels: JSON, in which dates are text. */
export type ResultOf<Name extends OperationName> = Wire<Awaited<ReturnType<(typeof operations)[Name]['run']>>>
type Wire<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Member in keyof Value]: Wire<Value[Member]> }
    : Value

/** Run an operation on input that `checkInput` has passed. */
export const runOperation = async (tools: Tools, name: OperationName, input: unknown): Promise<unknown> => {
  try {
    return await (operations[name] as Operation<TSchema, unknown>).run(tools, input)
  } catch (error) {
    if (error instanceof ClaimedBefore) throw doneBefore(error)
    throw isUnknown(error, name) ? unknownOutcome(name, 'The database stopped responding.', error) : error
  }
}

/** @throws {OperatorError} naming every wrong option. */
export const checkInput = (name: OperationName, input: unknown): void => {
  refuseFields(fieldProblems(operations[name].input, input))
}

/** The same for a call over the API, whose key says of which account. @throws {OperatorError} */
export const checkRemoteInput = (name: OperationName, input: object): void => {
  if ((input as { readonly account?: unknown }).account !== undefined)
    throw new OperatorError('--account cannot be combined with --url: the key says which account.', { code: 'USAGE' })
  refuseFields(fieldProblems(operations[name].input, input).filter(({ pointer }) => pointer !== '/account'))
}

const refuseFields = (wrong: readonly FieldProblem[]): void => {
  if (wrong.length === 0) return
  const fields = inEnglish(wrong).map(({ pointer, detail }) => ({
    option: `--${optionName(pointer.slice(1))}`,
    problem: detail,
  }))
  const message = fields.map(({ option, problem }) => `${option} ${problem}`).join('\n')
  throw new OperatorError(message, { code: 'USAGE', fields })
}
