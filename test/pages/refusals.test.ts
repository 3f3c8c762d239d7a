import { expect, test } from 'bun:test'
import type { TSchema } from '@sinclair/typebox'
import { GripSizeRequest } from '../../src/equipment/grips/index.ts'
import { PlanRequest } from '../../src/features/bag/index.ts'
import { crossFieldProblems, FittingRequest } from '../../src/fitting/index.ts'
import { fieldProblems } from '../../src/platform/schema.ts'
import { inEnglish, inWords, listenerOf } from '../../src/words/index.ts'

/** Words that only English has, of all that a schema can say. */
const english =
  /\b(must|be|needs?|required|of|to|or|and|not|null,|the|fields?|here|did|you|mean|send|characters|whole|number|list|entries|at|least|most|one|form|belongs|in a|is|for|with|without|leave|if|it|as|stands|degrees|inches|years)\b/i

/** A value of every kind that a field may be sent, and the likeliest figures in other units. */
const wrongValues = [
  null,
  '',
  'x'.repeat(5_000),
  '7',
  'putter',
  'rh',
  '3w',
  -1e6,
  1e6,
  0.5,
  153,
  180,
  250,
  true,
  {},
  [],
  Array(500).fill(1),
]

/** A request with one field of the schema set, wherever that is. */
const withWrong = (schema: TSchema, wrong: unknown): unknown[] => {
  const parts = (schema['properties'] ?? {}) as Record<string, TSchema>
  return [
    wrong,
    {
      [`${Object.keys(parts)[0]}s`]: wrong,
      swingSpeedKmh: 150,
      heightCm: 180,
      handLengthCm: wrong,
      handedness: 1,
      zzz: wrong,
    },
    ...Object.entries(parts).flatMap(([name, part]) => withWrong(part, wrong).map((value) => ({ [name]: value }))),
    ...(schema['items'] ? withWrong(schema['items'] as TSchema, wrong).map((value) => [value]) : []),
  ]
}

const refusals = [FittingRequest, PlanRequest, GripSizeRequest].flatMap((schema) =>
  wrongValues.flatMap((wrong) => withWrong(schema, wrong).flatMap((body) => fieldProblems(schema, body))),
)
const metrics = (swingMetrics: object, clubType = 'iron') => crossFieldProblems({ clubType, swingMetrics })
const crossed = [
  ...metrics({ estimateSpeed: false }),
  ...metrics({ estimateSpeed: true, totalDistance: 200 }),
  ...['driver', 'fairway', 'hybrid', 'iron', 'wedge'].flatMap((clubType) =>
    crossFieldProblems({ clubType, currentEquipment: { loft: 1 } }),
  ),
]
const details = [...new Map([...refusals, ...crossed].map(({ detail }) => [inEnglish(detail), detail])).values()]

/** Words of the interface are the same in every language: names of fields, words of closed sets, what was sent. */
const withoutInterface = (text: string): string =>
  text
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/(eins von diesen|uno de estos): [^;]*|(die Felder sind|los campos son) .*/g, '')
    .replaceAll(/\b[a-z]+[A-Z]\w*/g, '')

for (const lang of ['de', 'es'] as const)
  test(`no English is left of what a schema refuses in ${lang}`, () => {
    expect(details.length).toBeGreaterThan(100)
    const texts = details.map((detail) => inWords(listenerOf({ lang }), detail))
    expect(texts.filter((text) => english.test(withoutInterface(text)))).toEqual([])
  })
