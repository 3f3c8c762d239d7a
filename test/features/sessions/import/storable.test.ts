import { beforeAll, expect, test } from 'bun:test'
import { forEachSharedDatabase } from '../../../support/databases.ts'
import { workbook } from '../../../support/foreign-files.ts'
import { type Bay, openBay } from '../bay.ts'

const columns = 'Club,Ball Speed (mph),Carry (yds),Launch Angle (deg)'
const csv = (club: string) => `${columns}\n${club},150,240,12\n${club},151,241,12.5\nPutter,5,5,1\n`
const json = (club: string) =>
  JSON.stringify([150, 151].map((BallSpeed) => ({ Club: club, BallSpeed, Carry: 240, LaunchAngle: 12 })))
const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

/** Each holds a text that some door could stumble over. */
const files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'NUL in JSON': json('Driver\u0000'),
  'half a pair in JSON': json('Driver').replaceAll('Driver', 'Driver\\ud83d'),
  'a member __proto__': json('Driver').replaceAll('LaunchAngle', '__proto__'),
  'a member twice': json('Driver').replaceAll('LaunchAngle', 'Carry'),
  'lists 40 deep': `${'['.repeat(40)}${json('Driver')}${']'.repeat(40)}`,
  'a club of 99 letters and a picture': csv(`${'x'.repeat(99)}⛳🏌🏽`),
  'a club of 98 letters and a picture in JSON': json(`${'x'.repeat(98)}🏌🏽🏌🏽`),
  'control characters': csv('Driver\u0000\u001b[31m\u0007'),
  'half a pair in a workbook': workbook(
    `<row r="3">${cell('A3', 'Dri&#xD83D;ver&#0;')}<c r="B3"><v>150</v></c><c r="C3"><v>240</v></c></row>`,
  ),
  'an open quote': csv('"Driver'),
  'numbers beyond all bounds': csv('Driver').replaceAll('240', '1e308'),
  'UTF-16': new Uint8Array(Buffer.from(`\ufeff${csv('Driver')}`, 'utf16le')),
}

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
  })
  const ask = async (path: string, init: RequestInit & { readonly key?: string } = {}) => {
    const response = await bay.send(path, {
      ...init,
      headers: { authorization: `Bearer ${init.key ?? bay.apiKey}`, 'content-type': 'application/json' },
    })
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return { status: response.status, body: (await response.json()) as any }
  }
  const send = async (file: string | Uint8Array<ArrayBuffer>, query = '') =>
    ask(`/v1/sessions/import${query}`, { method: 'POST', body: file })
  const posted = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

  /** How the five doors answer that show a stored session. */
  const doors = async (sessionId: string, sessionUrl: string, club: string) => {
    const at = `/v1/sessions/${sessionId}`
    const [first, ...others] = (await ask(at)).body.clubs ?? []
    const fit = { clubType: 'driver', club: first?.club ?? club, golfer: { handedness: 'right' } }
    return {
      get: (await ask(at)).status,
      list: (await ask('/v1/sessions')).status,
      page: (await bay.open(sessionUrl)).status,
      // Two clubs can be compared, and a driver fitted: what is refused is told of the clubs, not of the stored text.
      compare:
        (await ask(`${at}/compare`, posted({ clubs: [first?.club, others[0]?.club ?? 'none'] }))).body.code ?? 'read',
      fit: (await ask(`${at}/fit`, posted(fit))).body.code ?? 'read',
    }
  }

  test.each(Object.keys(files))('N3 %s: what an import answers with 200 is read by all five doors', async (name) => {
    const { status, body } = await send(files[name]!)
    if (status !== 200) {
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
      return
    }
    const { sessionId, segments } = body.session
    const read = await doors(sessionId, body.sessionUrl, segments[0].shots[0].club)
    expect([read.get, read.list, read.page]).toEqual([200, 200, 200])
    for (const code of [read.compare, read.fit]) expect(['read', 'VALIDATION_FAILED']).toContain(code)
  })

  test.each([
    ['NUL in JSON', 'NUL'],
    ['half a pair in JSON', 'surrogate'],
    ['lists 40 deep', '32 levels'],
  ])('N3 %s is refused, and told of the file', async (name, word) => {
    const { status, body } = await send(files[name]!)
    expect([status, body.code, body.detail]).toEqual([400, 'VALIDATION_FAILED', expect.stringContaining(word)])
    expect(body.detail).toStartWith('The file begins as JSON')
  })

  test('N9 a parameter loses them too, and one with NUL is refused', async () => {
    const { body } = await send(csv('Driver'), '?fitterId=bay%1b3%E2%80%AE&clubs=Driver:7-iron%1b')
    expect([body.session.fitterId, body.session.segments[0].shots[0].club]).toEqual(['bay3', '7-iron'])
    expect((await send(csv('Driver'), '?fitterId=bay%003')).status).toBe(400)
  })

  test.each([
    ['a table', csv('Dri\u001b[31mver\u202e \u200bLong\u{E0041}')],
    ['JSON', json('Dri\u001b[31mver\u202e \u200bLong\u{E0041}')],
  ])('N9 the club of a shot in %s is stored without what a terminal obeys and nobody sees', async (_form, file) => {
    const { status, body } = await send(file)
    expect([status, body.session.segments[0].shots[0].club]).toEqual([200, 'Dri[31mver Long'])
  })
})
