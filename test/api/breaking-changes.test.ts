import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { openClub } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { breakingChanges } from './breaking-changes.ts'
import { type Contract, contractOf, type Schema } from './contract.ts'

// The contract of the last release stands in released.json. After a release: RELEASED=write bun test test/api

const file = join(import.meta.dir, 'released.json')

/** Changes since then that the versioning policy would forbid, and why they are made all the same. */
const accepted: readonly (readonly [change: RegExp, why: string])[] = [
  [/next\.action: "measure_again" is new$/, 'two speeds that contradict each other must not pass for a result'],
  [/next\.action: "ask" is new$/, 'a number in a wrong unit must not pass for a result'],
  [/woodFit\.verdict: "estimated" is new$/, 'a gap between two estimates was judged as if it were measured'],
  [/progress\.stage: "analyze" is new$/, 'the stage was answered before, and missing in the list'],
  [
    /golfer\.handicap: maximum was 54, is 25$/,
    'a fitting refused what was taken here; "25+" is its word, and taken everywhere',
  ],
  [/build\[\]\.parameter: "(weight)?setting" is new$/, 'the store link chooses the settings too'],
  [/confidence: "low" is new$/, 'a record from memory alone was told as medium'],
  [/build\[\]\.parameter: "flexname" is new$/, 'a flex may have a name of its own'],
  [/shaft\.shaftId: maxLength was not limited, is 80$/, 'ids of the service are shorter'],
  [/segments\[\].*(label|club): maxLength was not limited, is \d+$/, 'a page of text in it could not be shown'],
  [/request\.path id: maxLength was not limited, is 100$/, 'ids of rules are shorter'],
  [/query offset: maximum was not limited, is 1000000$/, 'no catalog has more clubs'],
  [/segments\[\]\.shots: maxItems was not limited, is 2000$/, 'a whole session was never allowed more'],
  [
    /\.(success|valid|stockOnly): any boolean is new$/,
    'the answers are what they were; generators of clients make a word of a `const` that is true or false',
  ],
  [/ocrConfidence: m\w+imum was not limited, is [01]$/, 'it is a share'],
]

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return // the document is the same on both
  test('nothing that the last release promised is broken, but for what is listed', async () => {
    const club = await openClub(await open())
    const contract = contractOf((await club.get('/swagger/json', null)).body)
    if (Bun.env['RELEASED'] === 'write') await Bun.write(file, `${JSON.stringify(contract)}\n`)
    const broken = breakingChanges(await Bun.file(file).json(), contract)
    expect(broken.filter((line) => !accepted.some(([change]) => change.test(line)))).toEqual([])
    expect(accepted.filter(([change]) => !broken.some((line) => change.test(line)))).toEqual([])
  })
})

describe('a change breaks clients', () => {
  const wedge: Schema = {
    type: 'object',
    required: ['loft'],
    properties: {
      loft: { type: 'number', minimum: 44, maximum: 64 },
      bounce: { type: 'number' },
      sole: { type: 'string', enum: ['wide', 'narrow'] },
      grinds: { type: 'array', items: { type: 'string' } },
    },
  }
  const described = (request: Schema, answer: Schema = request) =>
    contractOf({
      info: { version: '1.0.0' },
      paths: {
        '/v1/wedges': {
          post: {
            operationId: 'fitWedge',
            requestBody: { required: true, content: { 'application/json': { schema: request } } },
            responses: { 200: { content: { 'application/json': { schema: answer } } } },
          },
        },
      },
      components: { schemas: { Wedge: wedge } },
    })
  const member = (name: string, schema: Schema): Schema => ({
    ...wedge,
    properties: { ...wedge.properties, [name]: schema },
  })
  const without = (name: string): Schema => {
    const { [name]: _removed, ...properties } = wedge.properties!
    return { ...wedge, properties }
  }
  const before = described(wedge)
  const changes = (after: Contract) =>
    breakingChanges(before, after).map((line) =>
      line.replace('POST /v1/wedges, ', '').replace('request.body application/json', 'request'),
    )

  test('that removes an operation', () => {
    expect(breakingChanges(before, { ...before, operations: {} })).toEqual(['POST /v1/wedges: removed'])
  })
  test('that removes a member', () => {
    expect(changes(described(without('bounce')))).toEqual(['request.bounce: removed', 'answer 200.bounce: removed'])
  })
  test('that asks for a member, or no longer answers it always', () => {
    const more = { ...wedge, required: ['loft', 'bounce'] }
    expect(changes(described(more))).toEqual(['request.bounce: must be sent'])
    expect(changes(described({ ...wedge, required: [] }))).toEqual(['answer 200.loft: may be missing'])
  })
  test('that narrows what may be sent', () => {
    expect(changes(described(member('loft', { type: 'number', minimum: 46, maximum: 64 })))).toEqual([
      'request.loft: minimum was 44, is 46',
    ])
    expect(changes(described(member('grinds', { type: 'array', items: { type: 'string', maxLength: 9 } })))).toEqual([
      'request.grinds[]: maxLength was not limited, is 9',
    ])
  })
  test('that takes another type, or answers one', () => {
    expect(changes(described(member('bounce', { type: 'string' })))).toEqual([
      'request.bounce: number is no longer taken',
      'answer 200.bounce: string is new',
    ])
    expect(changes(described(member('bounce', { type: ['number', 'null'] })))).toEqual([
      'answer 200.bounce: null is new',
    ])
  })
  test('that knows fewer words, or answers more', () => {
    const words = (...all: string[]) => described(member('sole', { type: 'string', enum: all }))
    expect(changes(words('wide'))).toEqual(['request.sole: "narrow" is no longer taken'])
    expect(changes(words('wide', 'narrow', 'c'))).toEqual(['answer 200.sole: "c" is new'])
  })
  test('and one that only adds, or says the same otherwise, does not', () => {
    expect(changes(described(member('grip', { type: 'string' })))).toEqual([])
    expect(changes(described({ allOf: [{ $ref: '#/components/schemas/Wedge' }] }))).toEqual([])
    expect(changes(described(member('sole', { type: 'string', enum: ['Narrow', 'Wide'] })))).toEqual([])
    expect(changes(described(member('loft', { type: 'number', minimum: 40 }), wedge))).toEqual([])
  })
})
