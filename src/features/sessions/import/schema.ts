import { type Static, Type } from '@sinclair/typebox'
import { success } from '../../../platform/described.ts'
import type { FieldProblem } from '../../../platform/errors.ts'
import { closed, oneOf, queryShape } from '../../../platform/schema.ts'
import { cleaned } from '../../../platform/text/plain-text.ts'
import { say } from '../../../words/say.ts'
import { metricIds } from '../metrics.ts'
import type { ChosenColumns } from '../read/index.ts'
import { linkDays, Session, uuid } from '../schema.ts'
import { ImportReport } from './report-schema.ts'

const said = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 2_000, description, examples: [example] }))

/** Query of `POST /v1/sessions/import`. */
const ImportQuery = closed({
  units: Type.Optional(
    oneOf(['auto', 'imperial', 'metric', 'ms'], {
      default: 'auto',
      description:
        'Units of numbers for which the file names none: mph and yards, km/h and meters, m/s and meters, or (auto) what carry and ball speed tell.',
    }),
  ),
  speedUnit: Type.Optional(oneOf(['mph', 'km/h', 'm/s'], { description: 'Unit of speeds without one.' })),
  distanceUnit: Type.Optional(oneOf(['yd', 'm'], { description: 'Unit of distances without one.' })),
  dryRun: Type.Optional(
    oneOf(['true', 'false'], { default: 'false', description: 'true: read the file and store nothing.' }),
  ),
  player: said('Only the shots of this player, as written in the file.', 'Sam'),
  head: said('Only the shots with this head: maker and model, as in the report.', 'PING G440'),
  columns: said(
    'Columns that hold something else than was read: metric or `club`, and the place of the column from 1 (0: none).',
    'carry:9,club:2',
  ),
  clubs: said('Clubs that were not understood, or read wrong: as written, and which club it is.', 'Big dog:driver'),
  sessionId: Type.Optional(uuid('Id of the session. Without one the same file is the same session.')),
  fitterId: said('Id of the person who ran the session.', 'bay-3'),
  customerRef: said("One of the account's customers: an email address or a customer id.", 'pat@example.com'),
})
export type ImportQuery = Static<typeof ImportQuery>

/** Answer of `POST /v1/sessions/import`. */
export const ImportAnswer = closed(
  {
    success,
    session: Session,
    report: ImportReport,
    sessionUrl: Type.Optional(
      Type.String({
        format: 'uri',
        description: `Page of the stored session, valid for ${linkDays} days; missing after a dry run.`,
        examples: ['https://fit.example/sessions/3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10?signature=...'],
      }),
    ),
  },
  { $id: 'ImportedSession', description: 'The session as it was read, and the report of the reading.' },
)

/** `carry:5,club:2` as pairs; a name may hold colons and commas of its own only as a club. */
const pairsIn = (text: string): (readonly [string, string])[] =>
  text.split(',').flatMap((pair) => {
    const at = pair.lastIndexOf(':')
    return pair.trim() === '' ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const]
  })

const chosenNames: readonly string[] = [...metricIds, 'club']
const columnsMax = 500

const pairProblems = (value: unknown): FieldProblem[] => {
  const { columns } = value as Partial<ImportQuery>
  if (typeof columns !== 'string') return []
  const wrong = pairsIn(columns).find(
    ([name, place]) => !chosenNames.includes(name) || !/^\d{1,3}$/.test(place) || Number(place) > columnsMax,
  )
  if (wrong === undefined) return []
  return [
    {
      pointer: '/columns',
      detail: say('sessions.columnPairs', { names: chosenNames }),
      received: wrong.join(':').slice(0, 100),
    },
  ]
}

/** The query of an import, checked with its pairs of columns and units. */
export const importQuery = queryShape(ImportQuery, pairProblems)

/** The columns that a sender chose. */
export const chosenColumns = ({ columns = '' }: ImportQuery): ChosenColumns =>
  Object.fromEntries(
    pairsIn(columns).map(([name, place]) => [name, place === '0' ? null : Number(place) - 1]),
  ) as ChosenColumns

/** What the clubs of a file are, by what is written. */
export const chosenClubs = ({ clubs = '' }: ImportQuery): ReadonlyMap<string, string> =>
  new Map(pairsIn(cleaned(clubs)))
