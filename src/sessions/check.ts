import { TypeCompiler } from '@sinclair/typebox/compiler'
import { problem } from '../errors.ts'
import type { FieldProblem, Shape } from '../schema.ts'
import { shape } from '../schema.ts'
import { Session } from './schema.ts'

/** A long day on the range is a few hundred shots. */
export const shotsMax = 2_000
/** A launch monitor reports 30 to 60 numbers for a shot. */
const metricsMax = 100
const bags = ['ball', 'club_', 'extended'] as const
/** More wrong fields than this are not listed: nobody reads them. */
const problemsMax = 50
const uuidLength = 36

/** Name of the header that tells senders which payloads are accepted. */
export const minPayloadVersionHeader = 'x-min-payload-version'

/**
 * A session as it may be stored. A payload of a version that is no longer supported is refused for that alone, before
 * anything else is looked at: it may have another shape, and a list of its "wrong" fields would mislead.
 */
export const sessionShape = (minPayloadVersion: number): Shape<typeof Session> => {
  const checked = shape(Session, sessionProblems)
  const standard = checked['~standard']
  const compiled = TypeCompiler.Compile(Session)
  return {
    ...checked,
    '~standard': {
      ...standard,
      validate: (value) => {
        refuseOldVersion(value, minPayloadVersion)
        // 2,000 shots hold 100,000 values: a compiled check passes them in a third of the time that naming each wrong one
        // takes, and only a session that it does not pass goes the long way.
        const isSound = compiled.Check(value) && sessionProblems(value).length === 0
        return isSound ? { value } : standard.validate(value)
      },
    },
  }
}

const refuseOldVersion = (value: unknown, minPayloadVersion: number): void => {
  const version = memberOf(value, 'payloadVersion')
  // Below 1, or no whole number, is no version at all: that is for the schema to say.
  if (!Number.isInteger(version) || (version as number) < 1 || (version as number) >= minPayloadVersion) return
  throw problem('payloadVersionUnsupported', {
    detail: `Payload version ${version} is no longer accepted; send version ${minPayloadVersion} or newer.`,
    minPayloadVersion,
    headers: { [minPayloadVersionHeader]: String(minPayloadVersion) },
  })
}

/** What no single field can tell: how many shots there are in all, and that each is there once. Takes any value. */
export const sessionProblems = (session: unknown): FieldProblem[] => {
  const located = shotsIn(session)
  if (located.length > shotsMax)
    return [
      { pointer: '/segments', detail: `must hold at most ${shotsMax} shots in all, and these are ${located.length}` },
    ]
  return [...tooFullBags(located), ...repeatedShots(located)].slice(0, problemsMax)
}

interface Located {
  readonly pointer: string
  readonly shot: unknown
}

const tooFullBags = (located: readonly Located[]): FieldProblem[] =>
  located.flatMap(({ pointer, shot }) =>
    bags
      .filter((bag) => sizeOf(memberOf(shot, bag)) > metricsMax)
      .map((bag) => ({ pointer: `${pointer}/${bag}`, detail: `must have at most ${metricsMax} metrics` })),
  )

const repeatedShots = (located: readonly Located[]): FieldProblem[] => {
  const first = new Map<string, string>()
  return located.flatMap(({ pointer, shot }) => {
    const id = memberOf(shot, 'shotId')
    if (typeof id !== 'string') return []
    const before = first.get(id.toLowerCase())
    if (before === undefined) first.set(id.toLowerCase(), pointer)
    return before === undefined
      ? []
      : [{ pointer: `${pointer}/shotId`, detail: `is the id of ${before} already`, received: id.slice(0, uuidLength) }]
  })
}

const shotsIn = (session: unknown): Located[] =>
  listOf(session, 'segments').flatMap((segment, i) =>
    listOf(segment, 'shots').map((shot, j) => ({ pointer: `/segments/${i}/shots/${j}`, shot })),
  )

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

const listOf = (value: unknown, name: string): unknown[] => {
  const list = memberOf(value, name)
  return Array.isArray(list) ? list : []
}

const sizeOf = (bag: unknown): number => (typeof bag === 'object' && bag !== null ? Object.keys(bag).length : 0)
