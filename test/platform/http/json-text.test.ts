import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Problem } from '../../../src/platform/errors.ts'
import { readJsonText } from '../../../src/platform/http/body/json-text.ts'
import { inWords, listenerOf, tongues } from '../../../src/words/index.ts'

const ours = (text: string): Promise<unknown> => readJsonText(text).catch(() => 'refused')
const theirs = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return 'refused'
  }
}
/** JSON text of a value, with names and texts that JSON allows, and space wherever it may be. */
const jsonText = fc
  .tuple(fc.jsonValue({ maxDepth: 6, noUnicodeString: false }), fc.constantFrom(undefined, 1, '\t'))
  .map(([value, indent]) => JSON.stringify(value, null, indent))
  .filter((text) => !/\\u0000|\\ud[89a-f]|__proto__/.test(text))
/** So long that it is read in several pieces, cut at another place each time. */
const stretched = fc
  .tuple(jsonText, jsonText, fc.nat(35_000))
  .map(
    ([first, last, length]) =>
      `{"first":[[${first}]],"long":["${'x'.repeat(length)}",[1],"${'x'.repeat(length)}"],"last":{"in":${last}}}`,
  )

describe('reading JSON text', () => {
  test('gives what JSON.parse gives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(jsonText, stretched), async (text) => {
        expect(await ours(text)).toEqual(theirs(text))
      }),
    )
  })
  test('refuses what JSON.parse refuses, wherever a character is lost or strays in', async () => {
    const stray = fc.constantFrom(
      '',
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '1',
      '-',
      'e',
      '.',
      't',
      ' ',
      '\n',
      '\u0001',
    )
    const broken = fc.tuple(fc.oneof(jsonText, stretched), fc.nat(), stray).map(([text, at, character]) => {
      const place = at % (text.length + 1)
      return (text.slice(0, place) + character + text.slice(place + 1)).toWellFormed() // as the decoder leaves it
    })
    const membersIn = (text: string) => JSON.stringify(theirs(text)).replaceAll(/[^:]/g, '').length
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        const [mine, native] = [await ours(text), theirs(text)]
        // A change may give two members one name: then we are stricter.
        if (mine === 'refused' && native !== 'refused') expect(membersIn(text)).toBeGreaterThan(0)
        else expect(mine).toEqual(native)
      }),
      { numRuns: 500 },
    )
  })
  test('keeps a long document whole, however its lists are nested', async () => {
    const shots = Array.from({ length: 2000 }, (_, at) => ({ at, ball: { speed: at / 7, note: 'a"b\\' } }))
    const document = { id: 's', segments: [{ shots: shots.slice(0, 10) }, { shots }, { shots: [] }], end: {} }
    expect(await readJsonText(JSON.stringify(document))).toEqual(document)
    expect(await readJsonText(JSON.stringify(document, null, 8))).toEqual(document)
  })
  test('stops at 10,000 entries of one list or object in a long document', async () => {
    const members = (count: number) => Array.from({ length: count }, (_, i) => `"member ${i}":1`).join(',')
    expect(Object.keys((await readJsonText(`{${members(10_000)}}`)) as object)).toHaveLength(10_000)
    expect(readJsonText(`{${members(10_001)}}`)).rejects.toThrow('more than 10000 entries')
  })
  test.each([
    ['text', (length: number) => `"${'x'.repeat(length - 2)}"`],
    ['text of escapes', (length: number) => `"${'\\"'.repeat(length / 2 - 1)}"`],
    ['name', (length: number) => `{"${'x'.repeat(length - 2)}":1}`],
    ['number', (length: number) => '1'.repeat(length)],
  ])('takes a %s of 65,536 characters and no longer one', async (_what, make) => {
    const around = `[1, ${make(65_536)}]`
    expect(await readJsonText(around)).toEqual(JSON.parse(around))
    for (const length of [65_538, 5_000_000])
      expect(readJsonText(`[1, ${make(length)}]`)).rejects.toThrow('text or number of more than 65536 characters')
  })
  test('looks for text that no database keeps in every piece', async () => {
    const long = '"x",'.repeat(9000).repeat(2).slice(0, 36_000)
    for (const [bad, words] of [
      ['{"note":"\\u0000"}', '/list/9000/note contains a NUL'],
      ['{"\\udc00":1}', 'field name in /list/9000 contains an unpaired'],
      ['{"__proto__":1}', '/list/9000 is named __proto__'],
    ])
      expect(
        readJsonText(`{"list":[${long}${bad}],"more":["${'x'.repeat(35_000)}","${'x'.repeat(35_000)}"]}`),
      ).rejects.toThrow(words)
  })
})

test('finding 15 a fault in the body itself has words of its own in each language', async () => {
  const refusedAs = async (body: string) => {
    const refused = await readJsonText(body).catch((thrown: unknown) => thrown)
    return tongues.map((lang) => inWords(listenerOf({ lang }), (refused as Problem).detail))
  }
  expect(await refusedAs('{"__proto__":1}')).toEqual([
    'A field in the body is named __proto__.',
    'Ein Feld im Inhalt heißt __proto__.',
    'Un campo del cuerpo se llama __proto__.',
  ])
  expect(await refusedAs('"\\u0000"')).toEqual([
    'The body contains a NUL character.',
    'Der Inhalt enthält ein NUL-Zeichen.',
    'El cuerpo contiene un carácter NUL.',
  ])
  expect(await refusedAs('{"\\udc00":1}')).toEqual([
    'A field name in the body contains an unpaired surrogate.',
    'Ein Feldname im Inhalt enthält ein einzelnes Surrogat.',
    'Un nombre de campo del cuerpo contiene un sustituto sin pareja.',
  ])
})
