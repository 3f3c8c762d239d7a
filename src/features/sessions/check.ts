import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { problem } from '../../platform/errors.ts'
import { problemsMax } from '../../platform/field-problems.ts'
import { closed, type FieldProblem, fieldProblems, refuse, type Shape } from '../../platform/schema.ts'
import { yieldWhenDue } from '../../platform/work/yield.ts'
import { say } from '../../words/say.ts'
import { Segment, Session, Shot, shotsMax } from './schema.ts'

const uuidLength = 36

/** Name of the header that tells senders which payloads are accepted. */
export const minPayloadVersionHeader = 'x-min-payload-version'

/**
 * A session as it may be stored; a `Shape` that takes several turns of the event loop, since a session may hold half a
 * million numbers. A payload of a version that is no longer supported is refused for that alone, before anything else is
 * looked at: it may have another shape, and a list of its "wrong" fields would mislead.
 */
export const sessionShape = (minPayloadVersion: number): Shape<typeof Session, Promise<{ value: Session }>> => ({
  schema: Session,
  '~standard': {
    version: 1,
    vendor: 'clubwright',
    validate: async (value) => {
      if (value === undefined) throw problem('malformedJson', { detail: say('refusal.noBody') })
      refuseOldVersion(value, minPayloadVersion)
      refuse(await sessionProblems(value))
      return { value: value as Session }
    },
  },
})

const refuseOldVersion = (value: unknown, minPayloadVersion: number): void => {
  const version = memberOf(value, 'payloadVersion')
  // Below 1, or not a whole number, is not a version at all: the schema refuses that.
  if (!Number.isInteger(version) || (version as number) < 1 || (version as number) >= minPayloadVersion) return
  throw problem('payloadVersionUnsupported', {
    detail: say('sessions.oldVersion', { version: version as number, least: minPayloadVersion }),
    minPayloadVersion,
    headers: { [minPayloadVersionHeader]: String(minPayloadVersion) },
  })
}

/** A session but for its shots, which are checked one by one. */
const Outline = closed({
  ...Session.properties,
  segments: {
    ...Session.properties.segments,
    items: closed({ ...Segment.properties, shots: Type.Array(Type.Unknown()) }),
  },
})
/** A compiled check passes a shot in a third of the time that looking for what is wrong with it takes. */
const shotCheck = TypeCompiler.Compile(Shot)

const sessionProblems = async (session: unknown): Promise<FieldProblem[]> => {
  const found = fieldProblems(Outline, session)
  const located = shotsIn(session)
  if (located.length > shotsMax)
    return [
      ...found,
      { pointer: '/segments', detail: say('sessions.shotsMost', { most: shotsMax, shots: located.length }) },
    ]
  const first = new Map<string, string>()
  for (const { pointer, shot } of located) {
    if (found.length >= problemsMax) break
    await yieldWhenDue()
    if (!shotCheck.Check(shot)) found.push(...fieldProblems(Shot, shot, pointer))
    else found.push(...refuseRepeated(shot.shotId, pointer, first))
  }
  return found
}

/** @param first Where each id was seen first. */
const refuseRepeated = (shotId: string, pointer: string, first: Map<string, string>): FieldProblem[] => {
  const id = shotId.toLowerCase()
  const before = first.get(id)
  if (before === undefined) first.set(id, pointer)
  return before === undefined
    ? []
    : [
        {
          pointer: `${pointer}/shotId`,
          detail: say('sessions.idTaken', { place: before }),
          received: shotId.slice(0, uuidLength),
        },
      ]
}

interface Located {
  readonly pointer: string
  readonly shot: unknown
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
