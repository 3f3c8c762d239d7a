import { describe, expect, test } from 'bun:test'
import { requestTo } from '../support/app.ts'
import { onAgent } from './agent.ts'

const charactersMax = 30_500

onAgent((agent) => {
  const rest = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const headers = { authorization: `Bearer ${agent().apiKey}`, 'content-type': 'application/json' }
    return (await agent().handle(requestTo(path, { ...init, headers }))).json()
  }

  describe('MC-013 MC-014 build_store_link', () => {
    test('gives the address and its parameters, as REST does', async () => {
      const body = { headId: 'ping-g440-max-driver', hand: 'right', loft: '10.5°', flex: 'Regular' }
      const { json } = await agent().call('build_store_link', body)
      expect(json.url).toContain('/club/ping-g440-max-driver?')
      expect(json.urlParams).toMatchObject({ hand: 'right', loft: '10.5', flex: 'Regular' })
      const twin = (await rest('/v1/store/link', body)) as { build: unknown }
      expect(json.build).toEqual(twin.build)
    })
    test('an option that the club does not have is refused, with what it has', async () => {
      const { isError, text } = await agent().call('build_store_link', { headId: 'ping-g440-max-driver', loft: '14' })
      expect(isError).toBeTrue()
      expect(text).toContain('NOT_OFFERED')
      expect(text).toContain('get_club')
    })
    test('the specs of a fitting go in', async () => {
      const { json: fitted } = await agent().call('analyze_fitting', {
        clubType: 'driver',
        handedness: 'left',
        swingSpeed: 101,
      })
      const { json } = await agent().call('build_store_link', {
        headId: fitted.topPicks[0].headId,
        fittingId: fitted.fittingId,
      })
      expect(json.urlParams).toMatchObject({ hand: 'left', fit: fitted.fittingId })
    })
  })

  describe('MC-015 get_grip_size', () => {
    test('answers what REST answers', async () => {
      for (const body of [
        {},
        { handLengthIn: 7.6, fingerLengthIn: 3.2, gripLimit: 10 },
        { handLengthIn: 9.5, includeGrips: false },
      ]) {
        const { json, text } = await agent().call('get_grip_size', body)
        expect(json).toEqual(await rest('/v1/grip-size', body))
        expect(text.length).toBeLessThan(charactersMax)
      }
    })
    test('without a measurement it says how to measure', async () => {
      expect((await agent().call('get_grip_size')).json).toMatchObject({
        status: 'needs_hand_length',
        howToMeasure: expect.any(String),
      })
    })
  })

  describe('MC-016 analyze_bag_gapping', () => {
    test('answers what REST answers, up to 20 clubs', async () => {
      const words = [
        'driver',
        '3 wood',
        '5 wood',
        '7 wood',
        '3h',
        '4h',
        '5h',
        '3i',
        '4i',
        '5i',
        '6i',
        '7i',
        '8i',
        '9i',
        'PW',
        'GW',
        'SW',
        'LW',
        '54',
        'putter',
      ]
      const body = { clubs: words.map((club) => ({ club })), driverSpeed: 96, lobWedgeFullSwing: 'no' }
      const { json, text } = await agent().call('analyze_bag_gapping', body)
      expect(json).toEqual(await rest('/v1/bag/gapping', body))
      expect(text.length).toBeLessThan(charactersMax)
    })
    test('with a handicap the estimates are those of that strike, as over HTTP, and a note names it', async () => {
      const driverCarry = async (handicap: number | string) => {
        const body = { clubs: ['driver', '7i', 'PW'], driverSpeed: 95, handicap }
        const { json } = await agent().call('analyze_bag_gapping', body)
        expect(json).toEqual(await rest('/v1/bag/gapping', body))
        const note = `of handicap ${handicap === '+2' ? -2 : handicap}.`
        expect(json.notes.some((each: string) => each.includes(note))).toBeTrue()
        return json.clubs[0].carry
      }
      const carries = [await driverCarry('+2'), await driverCarry(10), await driverCarry(25)]
      expect(carries).toEqual(carries.toSorted((a, b) => b - a))
      expect(carries[0] - carries[2]).toBeGreaterThan(5)
    })
    test('a handicap that no door takes is refused', async () => {
      const { isError, text } = await agent().call('analyze_bag_gapping', { clubs: ['driver', '7i'], handicap: 99 })
      expect([isError, text.includes('handicap')]).toEqual([true, true])
    })
    test('a club that nobody knows is named', async () => {
      const { isError, text } = await agent().call('analyze_bag_gapping', {
        clubs: [{ club: 'driver' }, { club: 'spoon of doom' }],
      })
      expect(isError).toBeTrue()
      expect(text).toContain('clubs.1')
    })
  })

  describe('MC-017 find_fitter', () => {
    test('takes a ZIP as text or as a number, and services as a list', async () => {
      const asText = await agent().call('find_fitter', {
        zip: '02138',
        services: ['driver', 'irons'],
        limit: 25,
        radiusMiles: 500,
      })
      expect(
        await agent().call('find_fitter', { zip: 2138, services: ['driver', 'irons'], limit: 25, radiusMiles: 500 }),
      ).toMatchObject({ json: asText.json })
      const twin = await rest('/v1/fitters?zip=02138&services=driver,irons&limit=25&radiusMiles=500')
      if (!asText.isError) expect(asText.json).toEqual(twin)
      else expect(asText.text).toContain((twin as { code: string }).code)
      expect(asText.text.length).toBeLessThan(charactersMax)
    })
    test('a place must be said in exactly one way', async () => {
      for (const args of [
        {},
        { zip: '02138', city: 'Boston' },
        { city: 'Boston' },
        { zip: 5 },
        { zip: '02138', services: ['drivr'] },
      ]) {
        const { isError, text } = await agent().call('find_fitter', args)
        expect({ args, isError }).toEqual({ args, isError: true })
        expect(text).toContain('VALIDATION_FAILED')
      }
    })
  })
})
