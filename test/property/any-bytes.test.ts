import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc, { type Arbitrary } from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { sessionReader } from '../../src/features/sessions/import/read-apart.ts'
import { readJsonText } from '../../src/platform/http/body/json-text.ts'
import { inEnglish } from '../../src/words/index.ts'
import { golfersOr } from '../support/cases.ts'
import { workbook } from '../support/foreign-files.ts'

// Whatever bytes somebody sends, up to the 5 MB of a body: the answer is a session that every door can read, or says why it is
// none; never an error, never nothing.

const seed = 20_261_129
const bytesMax = 5_242_880
/** 200 in the quick tests, 10,000 where GOLFERS is set. */
const numRuns = Math.min(10_000, golfersOr(600))

type Bytes = Uint8Array<ArrayBuffer>
const bytesOf = (text: string): Bytes => strToU8(text) as Bytes

const folder = join(import.meta.dir, '../features/sessions/read/files')
const exports: readonly Bytes[] = await Promise.all(
  readdirSync(folder).map((name) => Bun.file(join(folder, name)).bytes()),
)

/** How often a part is repeated: mostly seldom, sometimes to the end of a body. */
const often = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 200 }) },
  fc.integer({ min: 1, max: bytesMax }),
)
const filled = (part: string, times: number): string => part.repeat(Math.min(times, Math.floor(bytesMax / part.length)))

const noise: Arbitrary<Bytes> = fc
  .tuple(fc.uint8Array({ minLength: 1, maxLength: 2_000 }), often)
  .map(([part, times]) => Buffer.concat(Array(Math.min(times, Math.floor(bytesMax / part.length))).fill(part)) as Bytes)

/** A real export with some bytes replaced, cut off, or a piece of it many times. */
const mutated: Arbitrary<Bytes> = fc
  .record({
    file: fc.constantFrom(...exports),
    places: fc.array(fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...strToU8('",;\t\n\r[]{}<>\0-9')), fc.nat(255)))),
    from: fc.nat(),
    length: fc.integer({ min: 1, max: 400 }),
    times: often,
  })
  .map(({ file, places, from, length, times }) => {
    const bytes = file.slice()
    for (const [at, byte] of places) bytes[at % bytes.length] = byte
    const at = from % bytes.length
    const piece = bytes.subarray(at, at + length)
    const repeated = Array(Math.min(times, Math.floor((bytesMax - bytes.length) / piece.length))).fill(piece)
    return Buffer.concat([bytes.subarray(0, at), ...repeated, bytes.subarray(at)]) as Bytes
  })

const table: Arbitrary<Bytes> = fc
  .tuple(
    fc.array(
      fc.constantFrom(
        'Club',
        'Carry (yds)',
        'Ball Speed',
        '"',
        ',',
        ';',
        '\t',
        '\n',
        '7 Iron',
        '1.234,5',
        '-',
        '\r',
        'é',
        '\u202e',
      ),
      {
        minLength: 1,
      },
    ),
    often,
  )
  .map(([parts, times]) => bytesOf(`Club,Ball Speed (mph),Carry (yds)\n${filled(parts.join(''), times)}`))

const shots = fc.array(fc.record({ Club: fc.string(), BallSpeed: fc.integer(), Carry: fc.double() }), { maxLength: 50 })
const json: Arbitrary<Bytes> = fc
  .tuple(
    fc.oneof(
      fc.json({ depthSize: 'large' }),
      shots.map((one) => JSON.stringify(one)),
    ),
    fc.constantFrom('[', '{"a":', '{"StrokeGroups":['),
    often,
  )
  .map(([value, open, times]) => {
    const close = { '[': ']', '{"a":': '}', '{"StrokeGroups":[': ']}' }[open]!
    const levels = Math.min(times, 100_000)
    return bytesOf(
      times % 2 === 0
        ? `[${filled(`${value},`, times).slice(0, bytesMax - 4)}0]`
        : open.repeat(levels) + value + close.repeat(levels),
    )
  })

const sheetPart = fc.constantFrom(
  '<row/>',
  '<row r="3">',
  '</row>',
  '<c r="ZZ3"><v>1</v></c>',
  '<c><v>1</v></c>',
  '<c r="A9999"/>',
  ' ',
  '&#xD800;',
  '<is><t>x</t></is>',
  '<!--',
  ']]>',
)
const bomb: Arbitrary<Bytes> = fc
  .tuple(fc.array(sheetPart, { minLength: 1, maxLength: 8 }), often, fc.integer({ min: 1, max: 3 }))
  .map(([parts, times, sheets]) =>
    workbook(parts.join('').repeat(Math.min(times, 4_000_000 / parts.length)), { sheets }),
  )
const packed: Arbitrary<Bytes> = fc
  .dictionary(
    fc.constantFrom('xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'a.xml', 'xl/worksheets/sheet1.xml'),
    fc.string(),
  )
  .map(
    (parts) => zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))) as Bytes,
  )

const read = sessionReader()

test('N1 N3 any 5 MB of bytes are a session that every door can read, or are refused in words', async () => {
  const holds = async (all: Bytes) => {
    const bytes = all.slice(0, bytesMax)
    const answer = await read('acc', { bytes, wish: { dryRun: 'true' }, at: new Date('2026-11-29') })
    if ('refusal' in answer) expect(inEnglish(answer.refusal)).toMatch(/^(The file|These are shots) .+\.$/s)
    else expect(await readJsonText(JSON.stringify(answer.session))).toEqual(JSON.parse(JSON.stringify(answer.session)))
  }
  const any = fc.oneof(noise, mutated, table, json, bomb, packed)
  await fc.assert(fc.asyncProperty(any, holds), { seed, numRuns, endOnFailure: true })
}, 3_600_000)
