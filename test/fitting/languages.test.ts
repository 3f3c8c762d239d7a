import { beforeAll, describe, expect, test } from 'bun:test'
import { type Agent, openAgent } from '../mcp/agent.ts'
import { post, requestTo } from '../support/app.ts'
import { onOneSharedDatabase } from '../support/databases.ts'

// The words of an answer are those of whom it is for; everything else is the same.

const golfer = {
  clubType: 'iron',
  golfer: { handedness: 'right', heightFeet: 6, heightInches: 2, wristToFloor: 37.25, handicap: 12 },
  swingMetrics: { swingSpeed: 80 },
}
interface Answer {
  readonly fittingId: string
  readonly specs: Readonly<Record<string, { readonly value: unknown; readonly why: string }>>
}

onOneSharedDatabase((open) => {
  let agent: Agent
  let key = ''
  beforeAll(async () => {
    agent = await openAgent(await open())
    key = `Bearer ${agent.apiKey}`
  })
  const fitted = async (query: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const request = post(`/v1/fitting/analyze?detail=full${query}`, golfer, {
      authorization: key,
      'idempotency-key': 'one golfer',
      ...headers,
    })
    return (await (await agent.handle(request)).json()) as Answer
  }
  const valuesOf = ({ specs }: Answer) => Object.values(specs).map(({ value }) => value)

  describe('issue 59: REST answers in the language and the units that are asked for', () => {
    test('by the address, by the header, else in English; figures are the same', async () => {
      const english = await fitted('')
      expect(english.specs['lieAngle']!.why).toContain('Height 74 in')
      for (const german of [
        await fitted('&lang=de'),
        await fitted('', { 'accept-language': 'fr, de-DE;q=0.8, en;q=0.5' }),
      ]) {
        expect(german.specs['lieAngle']!.why).toContain('Größe 188\u00a0cm')
        expect(german.fittingId).toBe(english.fittingId)
        expect(valuesOf(german)).toEqual(valuesOf(english))
      }
      expect((await fitted('&lang=es')).specs['lieAngle']!.why).toContain('188\u00a0cm')
      expect((await fitted('&units=metric')).specs['lieAngle']!.why).toContain('Height 188\u00a0cm')
      expect((await fitted('&lang=de&units=imperial')).specs['lieAngle']!.why).toMatch(/Größe 74\sin/)
      for (const header of ['*', 'xx', 'en-GB', 'de;q=0', 'en-12'])
        expect(await fitted('', { 'accept-language': header })).toEqual({
          ...english,
          labUrl: expect.any(String),
        } as never)
    })

    test('kinds of heads and materials too', async () => {
      const shown = async (query: string) => {
        const { headProfile, shaftMaterial } = (await fitted(query)).specs as Record<string, { display?: string }>
        return [headProfile!.display, shaftMaterial!.display]
      }
      expect(await shown('')).toEqual(["players' distance", 'steel'])
      expect(await shown('&lang=de')).toEqual(['Players Distance', 'Stahl'])
      expect(await shown('&lang=es')).toEqual(['players distance', 'acero'])
    })

    test('also a fitting that is read again', async () => {
      const { fittingId } = await fitted('')
      const read = async (query: string) => {
        const request = requestTo(`/v1/fittings/${fittingId}?${query}`, { headers: { authorization: key } })
        return ((await (await agent.handle(request)).json()) as { output: Answer }).output
      }
      expect((await read('lang=de')).specs['lieAngle']!.why).toContain('Größe 188\u00a0cm')
      expect((await read('')).specs['lieAngle']!.why).toContain('Height 74 in')
    })

    test('a language that nobody wrote is refused with those that are', async () => {
      const refused = (await fitted('&lang=fr')) as unknown as { code: string; detail: string }
      expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', detail: 'lang must be one of: en, de, es.' })
    })
  })

  test('issue 59: refusals are in the language that is asked for, with the unit and the word to send', async () => {
    const wrong = { ...golfer, swingMetrics: { swingSpeed: 153 }, golfer: { ...golfer.golfer, handednes: 'left' } }
    const refused = async (query: string, headers: Record<string, string> = {}) => {
      const request = post(`/v1/fitting/analyze${query}`, wrong, { authorization: key, ...headers })
      const { title, code, detail, errors } = (await (await agent.handle(request)).json()) as never
      return { title, code, detail, errors } as {
        title: string
        code: string
        detail: string
        errors: { pointer: string; detail: string; received?: unknown }[]
      }
    }
    const english = await refused('')
    expect(english.detail).toBe(
      'golfer.handednes is not a field here; did you mean handedness?; swingMetrics.swingSpeed must be 30 to 150 mph; 153 km/h is 95.1 mph.',
    )
    const german = await refused('?lang=de')
    expect(german.code).toBe(english.code)
    expect(german.errors.map(({ detail: _, ...same }) => same)).toEqual(
      english.errors.map(({ detail: _, ...same }) => same),
    )
    expect(german.errors.map(({ detail }) => detail)).toEqual([
      'dieses Feld gibt es hier nicht; ist handedness gemeint?',
      'zulässig ist 30 bis 150 mph; 153 km/h sind 95,1 mph',
    ])
    // As its answers are: what was chosen on a page is for pages.
    for (const accept of ['application/json', 'text/html'])
      expect(await refused('', { cookie: 'lang=de', accept })).toEqual(english)
    expect((await refused('', { 'accept-language': 'es-MX' })).detail).toStartWith('golfer.handednes: este campo')
    const flat = { clubType: 'iron', handedness: 'right', swingSpeed: 153, language: 'de' }
    expect((await agent.call('analyze_fitting', flat)).text).toContain('swingSpeed: zulässig ist 30 bis 150 mph')
  })

  test('issue 59: tools answer in the language and the units of their arguments', async () => {
    const args = { clubType: 'iron', handedness: 'right', heightFeet: 6, heightInches: 2, wristToFloor: 37.25 }
    const call = async (more: object) =>
      (await agent.call('analyze_fitting', { ...args, swingSpeed: 80, detail: true, ...more })).json
    const english = await call({})
    const german = await call({ language: 'de' })
    expect(english.specs.lieAngle.why).toContain('Height 74 in')
    expect(german.specs.lieAngle.why).toContain('Größe 188\u00a0cm')
    expect((await call({ language: 'de', units: 'imperial' })).specs.lieAngle.why).toMatch(/Größe 74\sin/)
    const read = (await agent.call('get_fitting', { fittingId: german.fittingId, language: 'de' })).json
    expect(read.specs.lieAngle.why).toContain('Größe 188\u00a0cm')
    expect(read.input).not.toHaveProperty('language')
  })

  describe('issue 59: bags and grips are answered likewise', () => {
    const bag = { clubs: ['driver', '3w', '4h', '5-PW', '52', '56', '60', 'putter'], driverSpeed: 95 }
    const plan = { golfer: { handedness: 'right' }, driverSpeed: 95, keep: [{ club: '5 wood' }] }
    const asked = async (path: string, body: object, headers: Record<string, string> = {}) =>
      (await (await agent.handle(post(path, body, { authorization: key, ...headers }))).json()) as { summary: string }
    const figuresOf = (answer: unknown) =>
      JSON.stringify(answer, (name, value) =>
        ['text', 'summary', 'notes', 'lobWedge', 'howToMeasure'].includes(name) ? undefined : value,
      )

    test.each([
      ['/v1/bag/gapping', bag, 'clubs from', 'Schläger von', 'palos'],
      ['/v1/bag/plan', plan, 'clubs and a putter', 'Schläger und ein Putter', 'palos'],
      ['/v1/grip-size', { handLengthIn: 7.5 }, 'A hand of', 'Hand', 'mano'],
    ] as const)(
      '%s by the address, by the header, else in English; figures are the same',
      async (path, body, inEnglish, inGerman, inSpanish) => {
        const english = await asked(path, body)
        expect(JSON.stringify(english)).toContain(inEnglish)
        for (const german of [
          await asked(`${path}?lang=de`, body),
          await asked(path, body, { 'accept-language': 'de-AT' }),
        ]) {
          expect(JSON.stringify(german)).toContain(inGerman)
          expect(figuresOf(german)).toBe(figuresOf(english))
        }
        expect(JSON.stringify(await asked(`${path}?lang=es`, body))).toContain(inSpanish)
        expect(await asked(`${path}?lang=fr`, body)).toMatchObject({ code: 'VALIDATION_FAILED' })
      },
    )

    test.each([
      [
        'strong 3 wood',
        'mini driver',
        'strong 3-wood',
        'Holz 3 (starkes Loft)',
        'Mini-Driver',
        'madera 3 (loft fuerte)',
      ],
      ['4 utility iron', 'fairway wood', '4-utility iron', 'Utility-Eisen 4', 'Fairwayholz', 'hierro utility 4'],
    ])('%s and %s are named as each language does', async (one, other, english, german, secondInGerman, spanish) => {
      const clubs = [
        { club: one, loft: 20, carry: 220 },
        { club: other, loft: 14, carry: 190 },
      ]
      const told = async (lang: string) => (await asked(`/v1/bag/gapping?lang=${lang}`, { clubs })).summary
      expect(await told('en')).toContain(`from ${english} 220 `)
      expect(await told('de')).toContain(`von ${german} (201`)
      expect(await told('de')).toContain(`bis ${secondInGerman}`)
      expect(await told('es')).toContain(`de ${spanish} `)
      expect((await agent.call('analyze_bag_gapping', { clubs, language: 'de' })).json.summary).toContain(german)
    })

    describe('scores', () => {
      const slicer = { golfer: { speed: 65, miss: 'slice', handicap: 20 }, clubTypes: ['driver', 'wedge'] }
      interface Scores {
        readonly clubs: readonly Readonly<
          Record<'opinion' | 'headId', string> & Record<'reasons' | 'drawbacks', string[]>
        >[]
      }
      const sent = async (query: string, headers: Record<string, string> = {}, body: object = slicer) =>
        await agent.handle(post(`/v1/catalog/scores${query}`, body, { authorization: key, ...headers }))
      const scored = async (query: string, headers: Record<string, string> = {}) =>
        (await (await sent(query, headers)).json()) as Scores
      const factsOf = ({ clubs, ...others }: Scores) => [
        others,
        clubs.map(({ opinion: _opinion, reasons, drawbacks, ...club }) => [club, reasons.length, drawbacks.length]),
      ]
      const toldOf = ({ clubs }: Scores) =>
        clubs.map(({ opinion, reasons, drawbacks }) => [opinion, ...reasons, ...drawbacks].join(' ')).join('\n')

      test('are told by the address, by the header, else in English; figures and order are the same', async () => {
        const english = await scored('')
        expect(toldOf(english)).toContain('Draw bias works against a slice.')
        expect(await scored('', { 'accept-language': 'fr' })).toEqual(english)
        for (const german of [await scored('?lang=de'), await scored('', { 'accept-language': 'de-AT' })]) {
          expect(toldOf(german)).toContain('Die Draw-Neigung wirkt gegen einen Slice.')
          expect(toldOf(german)).toContain('Driver (mit Draw-Neigung).')
          expect(toldOf(german)).not.toMatch(/ (the|against|of|Forgiveness) /)
          expect(factsOf(german)).toEqual(factsOf(english))
        }
        const spanish = await scored('?lang=es')
        expect(toldOf(spanish)).toContain('Tolerancia')
        expect(factsOf(spanish)).toEqual(factsOf(english))
        expect(await scored('?lang=fr')).toMatchObject({ code: 'VALIDATION_FAILED' })
      })

      test('several contexts too', async () => {
        const answer = await sent('?lang=es', {}, { contexts: [slicer, { clubTypes: ['iron'] }] })
        const { results } = (await answer.json()) as { results: Scores[] }
        for (const result of results) expect(toldOf(result)).toContain('Tolerancia')
      })

      test('have their speeds in the units that are asked for: 85 mph are 137 km/h', async () => {
        expect(toldOf(await scored(''))).toContain('85 mph')
        const metric = toldOf(await scored('?units=metric'))
        expect(metric).toContain('137\u00a0km/h')
        expect(metric).not.toContain('mph')
        expect(toldOf(await scored('?lang=de&units=metric'))).toContain('137\u00a0km/h')
      })

      test('a tag is that of one language, and the answer says what it varies by', async () => {
        const english = await sent('')
        const german = await sent('', { 'accept-language': 'de' })
        expect(german.headers.get('vary')).toBe('Accept-Encoding, Accept-Language')
        const [one, other] = [english, german].map(({ headers }) => headers.get('etag')!)
        expect(one).not.toBe(other)
        const again = async (etag: string, headers: Record<string, string>) =>
          (await sent('', { 'if-none-match': etag, ...headers })).status
        expect(await again(one!, {})).toBe(304)
        expect(await again(one!, { 'accept-language': 'de' })).toBe(200)
        expect(await again(other!, { 'accept-language': 'de' })).toBe(304)
        expect(await again(other!, {})).toBe(200)
      })

      test('by the tool, of a fitting too', async () => {
        const call = async (args: object) =>
          (await agent.call('score_clubs', { clubType: 'driver', limit: 3, ...args })).json as Scores
        expect(toldOf(await call({ speed: 95, miss: 'slice' }))).toContain('Forgiveness')
        expect(toldOf(await call({ speed: 95, miss: 'slice', language: 'es' }))).toContain('Tolerancia')
        const { fittingId } = await fitted('')
        const irons = await call({ fittingId, clubType: 'iron', language: 'de' })
        expect(toldOf(irons)).toMatch(/Ihr|Fitting/)
      })
    })

    test('a search that finds no club says why likewise', async () => {
      const searched = async (query: string, headers: Record<string, string> = {}) => {
        const url = `http://localhost/v1/catalog/clubs?q=balls${query}`
        const response = await agent.handle(new Request(url, { headers: { authorization: key, ...headers } }))
        return ((await response.json()) as { why: string }).why
      }
      expect(await searched('')).toBe('Balls are not listed.')
      expect(await searched('&lang=es')).toBe('Las bolas no constan.')
      expect(await searched('', { 'accept-language': 'de-AT' })).toBe('Bälle sind nicht verzeichnet.')
    })

    test('what the store, a bag, a place or a comparison refuses is told likewise', async () => {
      const refused = async (path: string, body: object, headers: Record<string, string> = {}) =>
        ((await asked(path, body, headers)) as unknown as { detail: string }).detail
      const link = { headId: 'ping-g440-max-driver', lie: 1 }
      expect(await refused('/v1/store/link', link)).toBe('lie is not offered on drivers.')
      expect(await refused('/v1/store/link', link, { 'accept-language': 'de' })).toBe('lie: gibt es für Driver nicht.')
      const clubs = { clubs: ['driver', '7i', '4-PW'].map((club) => ({ club, loft: 20 })) }
      expect(await refused('/v1/bag/gapping?lang=es', clubs)).toContain(
        '«4-PW» es un juego: envíe sus palos uno por uno',
      )
      const compared = { headIds: ['ping-g440-max-driver', 'no-such-club'] }
      expect(await refused('/v1/catalog/compare', compared, { 'accept-language': 'de' })).toStartWith(
        'Ein Vergleich braucht zwei Schläger, aber nur einen von diesen gibt es. Es gibt keinen Schläger mit der Id no-such-club.',
      )
    })

    test('in the units that are asked for', async () => {
      expect((await asked('/v1/bag/gapping', bag)).summary).toMatch(/\d yards/)
      expect((await asked('/v1/bag/gapping?units=metric', bag)).summary).toMatch(/\d\sm /)
    })

    test('by the tools too', async () => {
      const found = (await agent.call('search_clubs', { query: 'putter', language: 'de' })).json
      expect(found.why).toBe('Putter sind nicht verzeichnet.')
      const german = (await agent.call('analyze_bag_gapping', { ...bag, language: 'de' })).json
      expect(german.summary).toContain('Schläger von')
      const grip = (await agent.call('get_grip_size', { handLengthIn: 7.5, language: 'es', units: 'metric' })).json
      expect(grip.reasoning[0].text).toContain('mano')
    })
  })
})
