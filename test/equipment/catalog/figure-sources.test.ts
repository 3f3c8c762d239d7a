import { describe, expect, test } from 'bun:test'
import { inPresentForm } from '../../../src/equipment/catalog/checks/earlier-record.ts'
import {
  bundledCatalog,
  checkCatalog,
  clubDetail,
  confidenceIn,
  knownFigures,
  type Sourced,
  shownSources,
  sourcesOf,
} from '../../../src/equipment/catalog/index.ts'
import { catalog, records } from './bundled.ts'
import { inShop } from './shop.ts'

const all: readonly (Sourced & { readonly brand: string; readonly model: string })[] = [
  ...records.heads,
  ...records.shafts,
  ...records.grips,
]
const maker = {
  kind: 'maker',
  source: 'maker.example, table',
  address: 'https://maker.example',
  date: '2026-07',
} as const
const test1 = { kind: 'second-hand', source: 'a test', address: 'https://one.example/test', date: '2026-05' } as const
const test2 = { kind: 'second-hand', source: 'a guide', address: 'https://two.example', date: '2026' } as const
const cited1 = {
  ...test1,
  source: 'one.example, as cited in a guide of 2026 (github.com/someone/guide)',
} as const
const cited2 = {
  ...test2,
  source: 'two.example, as cited in a guide of 2026 (github.com/someone/guide)',
} as const
const guide = { ...test1, source: 'a guide of 2026', address: 'https://github.com/someone/guide' } as const
const compiled = { kind: 'compiled', source: 'a list', address: null, date: '2026-01-31' } as const
const recalled = { kind: 'recalled', source: 'from memory', address: null, date: '2026-01-31' } as const
const lofts = { fields: ['lofts'] } as const

describe('every figure on record', () => {
  test('has a source with its date, and a maker\u2019s has its address', () => {
    for (const record of all)
      for (const figure of knownFigures(record)) {
        const sources = sourcesOf(record, figure)
        expect(`${record.model} ${figure}: ${sources.length > 0}`).toBe(`${record.model} ${figure}: true`)
        for (const { kind, address, date } of sources) {
          expect(date).toMatch(/^20\d\d/)
          if (kind === 'maker') expect(address).toStartWith('https://')
        }
      }
  })
  test('no record says of itself how well it is founded', () => {
    expect(all.filter((record) => JSON.stringify(record).includes('"confidence"'))).toEqual([])
  })
})

describe('confidence follows from the sources', () => {
  const driver = records.heads.find(({ clubType, loftsEstimated }) => clubType === 'driver' && !loftsEstimated)!
  const withSources = (...sources: Sourced['sources']) => confidenceIn({ ...driver, sources } as Sourced)
  test.each([
    ['the maker', 'high', [{ ...lofts, ...maker }, recalled]],
    ['two publications', 'high', [{ ...lofts, ...test1 }, { ...lofts, ...test2 }, recalled]],
    ['one publication', 'medium', [{ ...lofts, ...test1 }, recalled]],
    ['two pages of one site', 'medium', [{ ...lofts, ...test1 }, { ...lofts, ...test1, source: 'its list' }, recalled]],
    ['a publication and a compilation', 'medium', [{ ...lofts, ...test1 }, { ...lofts, ...compiled }, recalled]],
    ['two sites as one guide cites them', 'medium', [{ ...lofts, ...cited1 }, { ...lofts, ...cited2 }, recalled]],
    [
      'a guide that has an address and what it cites',
      'medium',
      [{ ...lofts, ...cited1 }, { ...lofts, ...guide }, recalled],
    ],
    ['a site as a guide cites it, and a test', 'high', [{ ...lofts, ...cited1 }, { ...lofts, ...test1 }, recalled]],
    ['a compilation', 'low', [{ ...lofts, ...compiled }, maker]],
    ['memory', 'low', [{ fields: ['price'], ...maker }, recalled]],
    ['the maker for some lofts alone', 'low', [{ ...lofts, ...maker, partly: true }, recalled]],
    ['the maker for everything', 'high', [maker]],
  ] as const)('%s: %s', (_, level, sources) => {
    expect(withSources(...(sources as Sourced['sources']))).toBe(level)
  })
  test('an estimated loft is low, whoever published the others', () => {
    expect(confidenceIn({ ...driver, ...{ loftsEstimated: true }, sources: [maker] } as Sourced)).toBe('low')
  })
  test('is that of the weakest figure that a fitting goes by', () => {
    const shaft = { ...records.shafts.find(({ flexes }) => flexes[0]!.weightGrams !== null)! }
    const of = (fields: string[]) => confidenceIn({ ...shaft, sources: [{ fields, ...maker }, recalled] } as Sourced)
    expect([of(['flexes', 'weightGrams']), of(['weightGrams']), of(['flexes'])]).toEqual(['high', 'low', 'low'])
  })
  test('a filled-in length is nobody\u2019s figure: no source is shown for it', () => {
    const filled = catalog.heads.find(
      ({ estimated, clubType }) => clubType === 'iron' && estimated.includes('lengthIn'),
    )!
    expect(shownSources(filled).flatMap(({ fields }) => fields)).not.toContain('lengthIn')
  })
})

describe('catalog check', () => {
  const withSources = (change: (sources: Record<string, unknown>[], record: Record<string, unknown>) => unknown) => {
    const rows = JSON.parse(bundledCatalog['drivers.json'])
    const record = rows.find(({ headId }: { headId: string }) => headId === 'ping-g440-max-driver')
    change(record.sources, record)
    return checkCatalog({ ...bundledCatalog, 'drivers.json': JSON.stringify(rows) }).map(
      ({ field, problem }) => `${field} ${problem}`,
    )
  }
  const table = { ...compiled, source: 'wedge review data file (public GitHub, index id 22628891108)' }
  test('refuses a figure without a source', () => {
    expect(withSources((sources) => sources.pop())).toContain('/year has no source')
    expect(withSources((_, record) => delete record['sources'])).toContain('/sources is required')
  })
  test('refuses a stored confidence', () => {
    expect(withSources((_, record) => (record['confidence'] = 'high'))[0]).toStartWith('/confidence')
  })
  test('refuses a figure that rests only on a table that contradicts makers, and takes it with a second source', () => {
    const priceFrom = (...own: object[]) =>
      withSources((sources) => {
        for (const source of sources)
          if (source['fields']) source['fields'] = (source['fields'] as string[]).filter((name) => name !== 'price')
        const left = sources.filter(({ fields }) => (fields as string[] | undefined)?.length !== 0)
        sources.splice(0, sources.length, ...left, ...(own as typeof sources))
      })
    const ofPrice = { fields: ['price'] }
    expect(priceFrom({ ...ofPrice, ...table })).toEqual([expect.stringContaining('/price rests only on')])
    expect(priceFrom({ ...ofPrice, ...table }, { ...ofPrice, ...test1 })).toEqual([])
  })
  test('refuses a source of a figure that is not known, and a maker without address', () => {
    expect(withSources((sources) => sources.unshift({ ...compiled, fields: ['heightRangeIn'] }))).toEqual([
      '/sources/0/fields names heightRangeIn, which is not known',
    ])
    expect(withSources((sources) => sources.unshift({ ...maker, address: null, fields: ['price'] }))).toEqual([
      "/sources/0/address must be that of the maker's page",
    ])
  })
  test.each(['https://None', 'https://maker', 'https://'])('refuses %s, which is no address of a site', (address) => {
    const ofPrice = { ...test1, address, fields: ['price'] }
    expect(withSources((sources) => sources.unshift(ofPrice))).toEqual([
      '/sources/0/address must name a site, such as https://ping.com',
    ])
  })
})

test('an operator\u2019s own record of an earlier release keeps what it said of its confidence', () => {
  const { sources: _, ...fields } = records.heads.find(({ clubType }) => clubType === 'hybrid')!
  const seen = { fields: ['lofts'], confidence: 'high', source: 'ping.com, July 2026' }
  const levels = [
    { ...fields, confidence: 'high' },
    { ...fields, confidence: 'medium', sources: [seen] },
    { ...fields, confidence: 'medium' },
  ].map((stored) => {
    const record = inPresentForm(stored as never as Sourced)
    const shown: string[] = shownSources(record).flatMap((one) => one.fields)
    expect(shown.toSorted()).toEqual(knownFigures(record).toSorted())
    return confidenceIn(record)
  })
  expect(levels).toEqual(['high', 'high', 'medium'])
})

inShop((shop) => {
  test('the answers give every known figure its sources, and the confidence that follows', async () => {
    const { body } = await shop().get('/v1/catalog')
    for (const [shown, recorded] of [
      [body.heads, records.heads],
      [body.shafts, records.shafts],
      [body.grips, records.grips],
    ] as const) {
      const idOf = (one: object) => Object.values(one)[0] as string
      const byId = new Map((recorded as readonly object[]).map((one) => [idOf(one), one as Sourced]))
      for (const one of shown) expect(one.confidence).toBe(confidenceIn(byId.get(idOf(one))!))
    }
    for (const { sources, ...one } of [...body.shafts, ...body.grips])
      expect(new Set(sources.flatMap(({ fields }: { fields: string[] }) => fields))).toEqual(
        new Set(knownFigures({ sources, ...one })),
      )
  })
  test('a club tells the sources of each of its figures', () => {
    const facts = { popularity: { revision: '', popularity: () => 0, recommended: [] }, baseUrl: 'https://fit.example' }
    for (const record of records.heads) {
      const { sources } = clubDetail(shop().catalog, record.headId, facts)
      expect(new Set<string>(sources.flatMap(({ fields }) => fields))).toEqual(new Set(knownFigures(record)))
      for (const { fields, confidence: level } of sources)
        for (const figure of fields) expect(level).toBe(confidenceIn(record, [figure]))
    }
  })
})
