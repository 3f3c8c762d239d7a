import type { Principal } from '../../identity/auth/index.ts'
import { problem } from '../../platform/errors.ts'
import { isRecord } from '../../platform/values.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { makerOf } from './lookups.ts'
import { type FittingStore, type Reserved, selectFitting } from './queries.ts'

type Asking = Pick<Principal, 'accountId' | 'publishable'>

/**
 * Hold a correction to what its fitting asked. Whether the fitting may still be corrected is decided where it is charged, so
 * that a correction sent again finds itself.
 * @throws correctionRefused
 */
export const ensureAnswers = async (store: FittingStore, asking: Asking, request: FittingRequest): Promise<void> => {
  const { corrects } = request
  if (corrects === undefined) return
  const maker = makerOf(asking)
  const corrected = await selectFitting(store, asking.accountId, corrects, maker)
  if (corrected === null && maker !== null) throw refused(reasons.uncorrectable(corrects))
  if (corrected === null || corrected.output === null) return
  const changed = changedFields(corrected.input, request)
  if (changed.length === 0) throw refused(`It changes nothing of fitting ${corrects}.`)
  const free: readonly string[] = corrected.output.next.freeFields ?? []
  const others = changed.filter((field) => !free.includes(field))
  if (others.length === 0) return
  const asked = free.length === 0 ? 'asked nothing' : `asked about ${free.join(', ')} only`
  throw refused(
    `Fitting ${corrects} ${asked}.`,
    others.map((field) => ({
      pointer: `/${field.replaceAll('.', '/')}`,
      detail: 'must be as in the corrected fitting',
    })),
  )
}

type WhyNot = Extract<Reserved, { outcome: 'corrected' | 'late' | 'uncorrectable' }>['outcome']

/** A correction that may not be, as the database found. */
export const correctionRefusal = (outcome: WhyNot, corrects: string) => refused(reasons[outcome](corrects))

const reasons: Readonly<Record<WhyNot, (corrects: string) => string>> = {
  corrected: (corrects) =>
    `Fitting ${corrects} was corrected already, is being corrected, or is the second correction of its fitting.`,
  late: (corrects) => `Fitting ${corrects}, or the one that it corrects, is more than a day old.`,
  uncorrectable: (corrects) => `There is no completed fitting ${corrects} in this account.`,
}

const refused = (why: string, errors: { pointer: string; detail: string }[] = []) =>
  problem('correctionRefused', {
    detail: `${why} Nothing was fitted or charged. Without \`corrects\` this is a new fitting, which costs one.`,
    errors,
  })

/** Paths of the fields that differ. */
const changedFields = (first: FittingRequest, second: FittingRequest): string[] => {
  const [before, after] = [valuesOf(first), valuesOf(second)]
  const names = new Set([...before.keys(), ...after.keys()])
  names.delete('corrects')
  return [...names].filter((name) => before.get(name) !== after.get(name))
}

const valuesOf = (value: object, path = ''): Map<string, string> =>
  new Map(
    Object.entries(value).flatMap(([name, member]) =>
      isRecord(member) ? [...valuesOf(member, `${path}${name}.`)] : [[path + name, JSON.stringify(member)] as const],
    ),
  )
