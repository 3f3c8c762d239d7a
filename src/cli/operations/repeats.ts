import { isStorageUnavailable } from '../../platform/errors.ts'
import type { ClaimedBefore } from '../../platform/postgres/claim.ts'
import { OperatorError } from '../verb.ts'

/**
 * What a second run of an operation does: `nothing stored` it stores nothing; `the same` it leaves what the first one
 * left; `another link` it makes one beside the first; otherwise it acts again, and the command that shows whether the first one took effect is named.
 */
type Repeat = 'nothing stored' | 'the same' | 'another link' | { readonly check: string; readonly once?: string }

const byId = 'the same --id'

const repeats = {
  'account create': { check: 'account list', once: byId },
  'account limit': 'the same',
  'account look': 'the same',
  'account list': 'nothing stored',
  'agent create': { check: 'agent list', once: byId },
  'agent list': 'nothing stored',
  'agent revoke': 'the same',
  allowance: 'nothing stored',
  audit: 'nothing stored',
  bag: 'nothing stored',
  'catalog diff': 'nothing stored',
  'catalog import': 'the same',
  'client list': 'nothing stored',
  'client register': { check: 'client list', once: byId },
  'client remove': 'the same',
  club: 'nothing stored',
  compare: 'nothing stored',
  'credits add': { check: 'credits list', once: 'the same --invoice' },
  'credits list': 'nothing stored',
  'customer add': 'the same',
  'customer import': 'the same',
  'customer list': 'nothing stored',
  doctor: 'the same',
  'erase account': 'the same',
  'erase customer': 'the same',
  'erase fitting': 'the same',
  'erase golfer': 'the same',
  'erase session': 'the same',
  'evidence rebuild': 'the same',
  fit: { check: 'usage', once: byId },
  'fit golfer': { check: 'usage', once: byId },
  'fit rows': 'the same',
  'fitting list': 'nothing stored',
  'fitting show': 'nothing stored',
  'fitters clear': 'the same',
  'fitters import': 'the same',
  grip: 'nothing stored',
  'inventory import': 'the same',
  'inventory list': 'nothing stored',
  'key create': { check: 'key list', once: byId },
  'key list': 'nothing stored',
  'key revoke': 'the same',
  'key roll': { check: 'key list' },
  'key rotate-signing': { check: 'audit' },
  lab: 'another link',
  link: 'another link',
  migrate: 'the same',
  nearby: 'nothing stored',
  plan: 'nothing stored',
  'person invite': 'another link',
  'person list': 'nothing stored',
  'person remove': 'the same',
  'person reset': 'the same',
  'prices import': 'the same',
  'prices list': 'nothing stored',
  'prices remove': 'the same',
  rule: 'nothing stored',
  score: 'nothing stored',
  search: 'nothing stored',
  'session compare': 'nothing stored',
  'session import': 'the same',
  'session list': 'nothing stored',
  'session misread': 'the same',
  snapshot: 'the same',
  studio: 'nothing stored',
  usage: 'nothing stored',
  'usage keys': 'nothing stored',
  'usage links': 'nothing stored',
  'webhook add': { check: 'webhook list', once: byId },
  'webhook change': 'the same',
  'webhook deliveries': 'nothing stored',
  'webhook enable': 'the same',
  'webhook list': 'nothing stored',
  'webhook remove': 'the same',
  'webhook replay': { check: 'webhook list' },
  'webhook rotate': { check: 'audit', once: byId },
  'webhook test': { check: 'webhook deliveries' },
} as const satisfies Readonly<Record<string, Repeat>>

/** Every operation, and every verb of the API: one that is not listed here does not compile. */
export type RepeatedName = keyof typeof repeats

/** Whether an operation leaves anything in the database. */
export const isStoring = (name: RepeatedName): boolean => repeats[name] !== 'nothing stored'

/** Whether nobody knows if an operation that failed took effect: the database or its server went away meanwhile. */
export const isUnknown = (error: unknown, name: RepeatedName): boolean =>
  isStoring(name) && error instanceof Error && (isStorageUnavailable(error) || error.name === 'EngineGone')

/** A failure after which the operator has to look before trying again. @param id What it was sent with, typed or made up. */
export const unknownOutcome = (name: RepeatedName, what: string, cause?: unknown, id?: string): OperatorError => {
  const advice = id === undefined ? adviceOn(repeats[name]) : `Run it again with --id ${id}.`
  return new OperatorError(`${what} The command may have been carried out. ${advice}`, { code: 'UNKNOWN', cause })
}

const adviceOn = (repeat: Repeat): string => {
  if (repeat === 'another link') return 'Run it again for another link; each works once.'
  if (typeof repeat === 'string') return 'Run it again: it leaves the same however often it runs.'
  const { check, once } = repeat
  return once === undefined
    ? `Check with \`clubwright ${check}\` before running it again.`
    : `Check with \`clubwright ${check}\`, or run it again with ${once}: then it is carried out once.`
}

/** Refusal of a repeat: nothing changed, and a secret that was shown the first time is not shown again. */
export const doneBefore = ({ made, isSame }: ClaimedBefore): OperatorError =>
  isSame
    ? new OperatorError(
        `This was carried out before, and made ${made}. Nothing was changed; a secret is shown only once.`,
        {
          code: 'DONE_BEFORE',
          made,
        },
      )
    : new OperatorError(`This --id was used for something else before, which made ${made}. Choose another.`, {
        code: 'REFUSED',
      })
