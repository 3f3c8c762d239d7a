import type { Principal } from '../../identity/auth/index.ts'
import { type FieldProblem, problem } from '../../platform/errors.ts'
import { isRecord } from '../../platform/values.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
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
  if (corrected === null && maker !== null) throw correctionRefusal('uncorrectable', corrects)
  if (corrected === null || corrected.output === null) return
  const changed = changedFields(corrected.input, request)
  if (changed.length === 0) throw refused(say('fittings.unchanged', { id: corrects }))
  const free: readonly string[] = corrected.output.next.freeFields ?? []
  const isAnswer = changed.some((field) => free.includes(field))
  const others = changed.filter((field) => !free.includes(field) && !(isAnswer && isPickField(field)))
  if (others.length === 0) return
  throw refused(
    free.length === 0
      ? say('fittings.askedNothing', { id: corrects })
      : say('fittings.askedOnly', { id: corrects, fields: free }),
    others.map((field) => ({
      pointer: `/${field.replaceAll('.', '/')}`,
      detail: say('fittings.asCorrected'),
    })),
  )
}

type WhyNot = Extract<Reserved, { outcome: 'corrected' | 'late' | 'uncorrectable' }>['outcome']

/** A correction that may not be, as the database found. */
export const correctionRefusal = (outcome: WhyNot, corrects: string) => refused(say(reasons[outcome], { id: corrects }))

const reasons = {
  corrected: 'fittings.corrected',
  late: 'fittings.late',
  uncorrectable: 'fittings.uncorrectable',
} as const satisfies Readonly<Record<WhyNot, string>>

const refused = (why: Message, errors: FieldProblem[] = []) =>
  problem('correctionRefused', { detail: say('fittings.correction', { why }), errors })

/** Whether a field decides which clubs are picked, and nothing else of a fitting. */
export const isPickField = (field: string): boolean => ['budget', 'brands', 'inventory'].includes(field)

/** Paths of the fields that differ. */
export const changedFields = (first: FittingRequest, second: FittingRequest): string[] => {
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
