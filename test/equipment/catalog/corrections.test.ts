import { describe, expect, test } from 'bun:test'
import { checkRecords } from '../../../src/equipment/catalog/checks/check.ts'
import { buildCatalog, clubDetail } from '../../../src/equipment/catalog/index.ts'
import { catalog, records } from './bundled.ts'

// What makers and dated pages say of heads, where the catalog once said something else. The figures are those of the
// pages that each record names in its `sources`.

const head = (headId: string) => catalog.head(headId) ?? expect.unreachable(headId)
const steps = (headId: string) =>
  head(headId).lofts?.map(({ sleeve }) => sleeve?.positions?.map(({ loftDeg }) => loftDeg) ?? [])
const facts = { popularity: { revision: '', popularity: () => 0, recommended: [] }, baseUrl: 'https://fit.example' }
const shown = (headId: string) => clubDetail(catalog, headId, facts)

describe('what is sold', () => {
  test('a head with a follower is of the previous generation, and not offered', () => {
    for (const headId of ['mizuno-st-max-230-hybrid', 'cobra-king-tec-hybrid-2022', 'taylormade-hi-toe-4'])
      expect(head(headId)).toMatchObject({ generation: 'previous', discontinued: true })
  })
  test('a previous generation keeps the day on which its maker still showed it', () => {
    expect(shown('callaway-elyte-driver')).toMatchObject({
      current: false,
      generation: 'previous',
      lastSeenAtMaker: '2026-07-28',
    })
    expect(shown('cobra-ds-adapt-x-driver').lastSeenAtMaker).toBe('2026-09-04')
    expect(shown('taylormade-m5-driver').lastSeenAtMaker).toBeNull()
  })
  test('every head of the release says its generation, and every source its date, if only that it is not known', () => {
    const undated = records.heads.filter(
      ({ generation, sources = [] }) => generation === undefined || sources.some(({ date }) => date === undefined),
    )
    expect(undated.map(({ headId }) => headId)).toEqual([])
  })
  test("a record of an operator's own without a generation has one by whether it is sold", () => {
    const { generation: _, ...own } = records.heads.find(({ headId }) => headId === 'ping-g440-max-driver')!
    const one = buildCatalog({ ...records, heads: [own as (typeof records.heads)[number]] }, 'own')
    expect(clubDetail(one, 'ping-g440-max-driver', facts)).toMatchObject({ generation: 'current', current: true })
  })
})

describe('a price says what it is', () => {
  test('the launch price has its year, the price seen later its day', () => {
    expect(shown('ping-g440-sft-driver')).toMatchObject({
      price: 619,
      priceDate: '2025',
      priceNow: 449,
      priceNowDate: '2026-10-05',
    })
    const { priceNow, priceDate } = shown('titleist-gts2-driver')
    expect({ priceNow, priceDate }).toEqual({ priceNow: undefined, priceDate: '2026' })
  })
  test('there is no date without a price', () => {
    expect(shown('callaway-quantum-max-hybrid')).toMatchObject({ price: null, priceDate: null })
  })
  test('irons have one per club and one of the set from the 5-iron, which has six clubs', () => {
    expect(shown('cobra-king-tec-x-2024')).toMatchObject({ price: 185.57, setPrice: 1113.42, pricePer: 'club' })
  })
  test('the price at the launch is the one that was published, not the recalled one', () => {
    expect(
      ['srixon-zxi-fairway', 'cleveland-hibore-xl-driver', 'callaway-opus-platinum'].map((id) => head(id).price),
    ).toEqual([299.99, 349.99, 219.99])
  })
})

describe('the page of a club lists the settings of its hosel', () => {
  test("by the maker's names, and says which lofts have them", () => {
    const { lofts, hoselSettings } = shown('callaway-quantum-max-fairway')
    expect(lofts.map(({ hosel }) => hosel)).toEqual(['chart', 'chart', 'chart', 'chart', null, null, null])
    expect([...new Set(hoselSettings.map(({ loftDeg }) => loftDeg))].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2])
    expect(shown('titleist-gts2-driver').hoselSettings).toContainEqual({
      id: 'D4',
      loftDeg: 0.75,
      lieDeg: 0,
      faceDeg: 1,
    })
  })
  test('a chart that is not known is a range, and an iron has none', () => {
    expect(shown('cobra-optm-x-driver')).toMatchObject({ hoselSettings: [], lofts: [{ hosel: 'range' }, {}, {}] })
    expect(shown('ping-g440-iron')).toMatchObject({ hoselSettings: [] })
  })
})

describe('heads that came in with what is known of them', () => {
  test('the minis of Callaway and Titleist have the lofts, length and lie of their pages', () => {
    expect(shown('callaway-quantum-mini-womens-driver')).toMatchObject({
      gender: 'women',
      lengthIn: 42.5,
      lieDeg: 57,
      lofts: [{ loft: 11.5 }, { loft: 13.5 }],
    })
    expect(shown('titleist-gts300-mini-driver')).toMatchObject({ lengthIn: 43.5, lieDeg: 56, lofts: [{ loft: 13 }] })
    expect(shown('titleist-gt280-mini-driver')).toMatchObject({ current: false, generation: 'previous' })
  })
  test('lofts that are carried over from the head next to it are marked, and no others of these', () => {
    for (const headId of ['pxg-lightning-max-lite-driver', 'cobra-king-tec-hybrid-2025', 'xxio-14-ladies-set-wedges'])
      expect(head(headId).estimated).toContain('lofts')
    for (const headId of ['tour-edge-exotics-max-driver', 'callaway-apex-ai150-iron', 'ping-g-le4-set-wedges'])
      expect(head(headId).estimated).not.toContain('lofts')
  })
  test('the wedges of a set of irons for women stand as wedges, with the lofts and shafts of the set', () => {
    const sets = records.heads.filter(({ headId }) => headId.endsWith('-set-wedges'))
    expect(sets).toHaveLength(5)
    for (const { headId, gender, lofts, stockShafts } of sets) {
      const irons = records.heads.find((one) => one.headId === headId.replace('-set-wedges', '-iron'))!
      if (irons.clubType !== 'iron') expect.unreachable(headId)
      else for (const { loft } of lofts!) expect(Object.values(irons.ironLofts)).toContain(loft)
      expect([gender, stockShafts]).toEqual(['women', irons.stockShafts])
    }
  })
  test('a name without figures is in the list of models, and no club to be recommended', () => {
    for (const [brand, model] of [
      ['Callaway', 'Quantum Mini Spinner'],
      ['Cobra', 'King Tec-X One Length'],
      ['Wilson', 'Dynapower Carbon'],
    ])
      expect(records.models.find((row) => row.brand === brand && row.model === model)).toMatchObject({ headId: null })
  })
})

describe('tables of sets of irons', () => {
  const sets = records.heads.flatMap((one) => (one.clubType === 'iron' && one.ironBuilds !== undefined ? [one] : []))
  test('have the clubs of the set and a page where they were read, whose 7-iron is that of the head', () => {
    expect(sets.length).toBeGreaterThanOrEqual(46)
    for (const { headId, ironBuilds, ironLofts, sources } of sets) {
      expect([headId, Object.keys(ironBuilds!)]).toEqual([headId, Object.keys(ironLofts)])
      const page =
        sources.find(({ fields }) => fields?.includes('ironBuilds')) ??
        sources.find(({ fields }) => fields === undefined)
      expect([['maker', 'second-hand'].includes(String(page?.kind)), page?.address?.startsWith('https://')]).toEqual([
        true,
        true,
      ])
    }
  })
  test('are shown club by club, with inches of offset in millimeters', () => {
    const lofts = new Map(shown('ping-g440-iron').lofts.map((loft) => [loft.designation, loft]))
    expect(lofts.get('4')).toMatchObject({ loft: 19, lengthIn: 39.25, lieDeg: 60.5, offsetMm: 6.86 })
    expect(lofts.get('SW')).toMatchObject({ loft: 56, lengthIn: 35.5, lieDeg: 64.4, offsetMm: 2.03 })
    const [, club] = shown('titleist-t100-2025').lofts
    expect(club).toMatchObject({ designation: '4', lengthIn: 38.5, lieDeg: 61.5 })
    expect(club).not.toHaveProperty('offsetMm')
    const bare = shown('cobra-king-tec-x-2024').lofts.find(({ designation }) => designation === '5')
    expect(bare).toMatchObject({ lengthIn: null })
  })
  test('replace recalled 7-irons of older sets', () => {
    const sevens = ['callaway-elyte-hl-iron', 'callaway-paradym-iron', 'callaway-ai-smoke-hl-iron'].map((headId) => {
      const one = head(headId)
      return one.clubType === 'iron' ? one.sevenIronLoft : null
    })
    expect(sevens).toEqual([30, 29, 30])
  })
  test('are refused when the 7-iron, the clubs or the order of lengths is another', () => {
    const [own] = sets
    const wrong = (change: (one: (typeof sets)[number]) => void) => {
      const one = JSON.parse(JSON.stringify(own))
      change(one)
      return checkRecords({ ...records, heads: [one] })
        .filter(({ field }) => field.startsWith('/ironBuilds'))
        .map(({ field }) => field)
    }
    expect(wrong(() => {})).toEqual([])
    expect(wrong((one) => (one.ironBuilds![7]!.lieDeg = 55))).toEqual(['/ironBuilds/7'])
    expect(wrong((one) => delete one.ironBuilds!.PW)).toEqual(['/ironBuilds'])
    expect(wrong((one) => (one.ironBuilds!.PW!.lengthIn = 38))).toContain('/ironBuilds/PW/lengthIn')
  })
})

describe('figures of single heads', () => {
  test('Callaway OptiFit goes one degree down and two up, Titleist SureFit 0.75 down and 1.5 up, its hybrids 1 and 2', () => {
    const ends = (headId: string) => {
      const all = steps(headId)!.flat()
      return [Math.min(...all), Math.max(...all)]
    }
    const sleeved = (brand: string) =>
      records.heads.filter((one) => one.brand === brand && !one.discontinued && one.adjustable.sleeveId !== undefined)
    for (const { headId } of sleeved('Callaway')) expect([headId, ...ends(headId)]).toEqual([headId, -1, 2])
    for (const { headId, clubType } of sleeved('Titleist'))
      expect([headId, ...ends(headId)]).toEqual([headId, ...(clubType === 'hybrid' ? [-1, 2] : [-0.75, 1.5])])
    expect([sleeved('Callaway').length, sleeved('Titleist').length]).toEqual([14, 11])
  })
  test('the 7-, 9- and 11-wood of the Quantum Max have no sleeve', () => {
    expect(
      head('callaway-quantum-max-fairway')
        .lofts?.filter(({ sleeve }) => sleeve === null)
        .map(({ loft }) => loft),
    ).toEqual([21, 24, 27])
  })
  test('one head has one sleeve, whatever its build', () => {
    expect(head('ping-g440-hl-hybrid').adjustable).toEqual(head('ping-g440-hybrid').adjustable)
  })
  test('the weights of the PXG Lightning Tour fairway wood are front and back, 10 and 2.5 g', () => {
    expect(shown('pxg-lightning-tour-fairway')).toMatchObject({
      adjustable: { weight: 'front-back' },
      weights: [
        { place: 'front', grams: 10 },
        { place: 'back', grams: 2.5 },
      ],
    })
  })
  test('Kalea Gold has the lofts of its page', () => {
    const lofts = (headId: string) => head(headId).lofts?.map(({ loft }) => loft)
    expect(lofts('taylormade-kalea-gold-driver')).toEqual([12, 13.5])
    expect(lofts('taylormade-kalea-gold-fairway')).toEqual([16, 19, 22, 25])
    expect(lofts('taylormade-kalea-gold-rescue')).toEqual([22, 25, 28])
    expect(head('taylormade-kalea-gold-driver').hands).toEqual(['right'])
  })
  test('a lie that a maker prints for one loft is of that loft alone', () => {
    const lies = (headId: string) =>
      head(headId).lofts?.flatMap(({ loft, lieDeg, estimated }) =>
        estimated.includes('lieDeg') ? [] : [[loft, lieDeg]],
      )
    expect(lies('callaway-quantum-max-hybrid')).toEqual([
      [21, 59.375],
      [24, 60],
    ])
    expect(lies('callaway-quantum-max-os-hybrid')).toEqual([[23, 60]])
  })
  test('head weights and the lengths for women and juniors are those of the makers', () => {
    expect(shown('ping-g440-max-driver').headWeightGrams).toBe(203)
    expect(shown('titleist-gt1-driver').lengthInFor).toEqual({ women: 44.5, junior: 43.5 })
    expect(shown('titleist-gts2-driver').lengthInFor).toEqual({ women: 44.5, junior: 42.5 })
  })
  test('no figure rests on a compiled table that contradicts the makers', () => {
    const cited = records.heads.flatMap(({ headId, sources = [] }) =>
      sources.flatMap(({ source }) => (/compilation of makers|wedge review data/.test(source) ? [headId] : [])),
    )
    expect(cited).toEqual([])
  })
})
