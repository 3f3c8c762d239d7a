import { beforeAll, describe, expect, test } from 'bun:test'
import { type Club, openClub, requests } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { until } from '../support/service.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open())
  })

  test('RC-001 RC-002 RC-003 RC-004 RC-005 RC-006 RC-007 RC-008 RC-009 the record has what the specification lists', async () => {
    const { body: fitting } = await club.analyze(requests.iron)
    const { body: record } = await club.get(`/v1/fittings/${fitting.fittingId}`)
    expect(record).toMatchObject({ success: true, fittingId: fitting.fittingId, clubType: 'iron', status: 'completed' })
    expect(record.input).toEqual(requests.iron)
    expect(record.output.meta).toMatchObject({ rulesetRevision: fitting.meta.rulesetRevision })
    expect(Number.isInteger(record.processingTimeMs)).toBe(true)
    expect(new Date(record.createdAt).toISOString()).toBe(record.createdAt)
  })

  test('RC-010 RC-011 another account’s fitting looks exactly like one that does not exist', async () => {
    const { body: fitting } = await club.analyze(requests.driver)
    const other = await club.newAccount(5)
    const foreign = await club.get(`/v1/fittings/${fitting.fittingId}`, other)
    const missing = await club.get('/v1/fittings/fit_00000000000000000000000000', other)
    expect(foreign.status).toBe(404)
    expect(missing.status).toBe(404)
    const words = ({ body }: typeof foreign) => ({ ...body, detail: '', instance: '' })
    expect(words(foreign)).toEqual(words(missing))
  })

  describe('a wedge fitting that follows an iron fitting', () => {
    const wedgeAfter = (ironFittingId: string) => ({
      ...requests.wedge,
      clubDetails: { ...requests.wedge.clubDetails, ironFittingId },
    })

    test('CL-030 CL-031 takes its shaft and 7-iron speed', async () => {
      const { body: iron } = await club.analyze(requests.iron)
      const { body: wedge } = await club.analyze(wedgeAfter(iron.fittingId), { detail: true })
      expect(wedge.specs.shaftFlex.value).toBe(iron.specs.shaftFlex.value)
      expect(wedge.specs.shaftMaterial.value).toBe(iron.specs.shaftMaterial.value)
      expect(wedge.specs.launchProfile.value).toBe(iron.specs.launchProfile.value)
      // Steel sand wedges play five grams heavier than the irons.
      expect(wedge.specs.shaftWeight.value).toBe(iron.specs.shaftWeight.value + 5)
      expect(wedge.wedgeFit.shaft.origin).toBe('iron fitting')
    })

    test('starts its set at the pitching wedge of the fitted irons, where none is named', async () => {
      const { body: iron } = await club.analyze(requests.iron, { detail: true })
      const built = iron.analysis.ironSheet.clubs.find(({ club: name }: { club: string }) => name === 'PW')
      expect(built.estimated).not.toContain('loft')
      const { pwLoft: _, wedgeHit: __, ...details } = wedgeAfter(iron.fittingId).clubDetails
      const after = async (clubDetails: object, currentEquipment?: object) => {
        const asked = {
          ...requests.wedge,
          clubDetails: { ...details, ...clubDetails },
          ...(currentEquipment && { currentEquipment }),
        }
        const { body } = await club.analyze(asked, { detail: true })
        const { pitchingWedgeLoftDeg: deg, pitchingWedgeBasis: basis } = body.wedgeFit
        const { warnings, assumptions } = body.analysis
        const field = ({ field }: { field: string }) => field
        return { deg, basis, isAssumed: assumptions.map(field).includes('pwLoft'), warned: warnings.map(field) }
      }
      const fromIrons = { deg: built.loftDeg, basis: 'derived', isAssumed: true, warned: [] }
      expect(await after({})).toEqual(fromIrons)
      expect(await after({ wedgeHit: 'SW' }, { loft: 56 })).toEqual(fromIrons)
      const said = built.loftDeg + 1
      expect(await after({ pwLoft: said })).toMatchObject({ deg: said, basis: 'measured' })
      expect(await after({ wedgeHit: 'PW' }, { loft: said })).toMatchObject({
        deg: said,
        basis: 'measured',
        warned: [],
      })
    })
    test('CL-029 refuses any id that is not a completed iron fitting of the account', async () => {
      const { body: driver } = await club.analyze(requests.driver)
      const other = await club.newAccount(5)
      const { body: foreign } = await club.analyze(requests.iron, { key: other })
      for (const id of [driver.fittingId, foreign.fittingId, 'fit_none']) {
        const { status, body } = await club.analyze(wedgeAfter(id))
        expect(status).toBe(400)
        expect(body.errors[0].pointer).toBe('/clubDetails/ironFittingId')
      }
    })
  })

  test('usage is recorded by platform, client and traffic', async () => {
    const { body } = await club.analyze(requests.driver, {
      'x-svc-platform': 'shop',
      'x-svc-client': 'kiosk 7',
      'x-svc-traffic': 'test',
    })
    const [row] = await club.sql`select platform, client, traffic from fittings where id = ${body.fittingId}`
    expect(row).toEqual({ platform: 'shop', client: 'kiosk 7', traffic: 'test' })
  })

  test('the log names the account and nothing of the golfer', async () => {
    await club.analyze({ ...requests.driver, golfer: { ...requests.driver.golfer, weight: 187 } })
    // The line is written once the answer is out.
    await until('it is written', () => club.lines.length > 0)
    const text = JSON.stringify(club.lines)
    expect(text).toContain('/v1/fitting/analyze')
    for (const secret of ['handicap', 'pro@example.org', club.apiKey]) expect(text).not.toContain(secret)
    for (const line of club.lines) expect(Object.values(line)).not.toContain(187)
  })
})
