import { describe, expect, test } from 'bun:test'
import { catalogWarnings, flexOf } from '../../../src/equipment/catalog/index.ts'
import type { Flex } from '../../../src/golf/names/words.ts'
import { records } from './bundled.ts'

// Figures as makers' tables of July 2026 have them; the sources of each record name the page.

const shaftOf = (shaftId: string) => records.shafts.find((shaft) => shaft.shaftId === shaftId)!

test('weights, torque and classes are those of the makers, where a name or a sister suggests others', () => {
  const published: readonly [shaftId: string, flex: Flex, grams: number, torqueDeg: number | null, band: string][] = [
    ['fujikura-axiom-75', 'Senior', 73, 2.4, '70-79g'],
    ['fujikura-axiom-75', 'Regular', 78, 2.3, '70-79g'],
    ['fujikura-axiom-75', 'Stiff', 78, 2.2, '70-79g'],
    ['graphite-design-tour-ad-di-5-extra-stiff', 'Extra Stiff', 60, 4.6, '60-69g'],
    ['graphite-design-tour-ad-fi-5-extra-stiff', 'Extra Stiff', 60, 4.5, '60-69g'],
    ['graphite-design-tour-ad-ad-75-iron-stiff', 'Stiff', 80, 2.8, '80-89g'],
    ['project-x-denali-red-60-senior', 'Senior', 59, 4.7, '50-59g'],
    ['nippon-ns-pro-modus3-wedge-105', 'Stiff', 111, 1.6, '110-119g'],
    ['nippon-ns-pro-modus3-wedge-115', 'Stiff', 122, 1.5, '120-129g'],
    ['nippon-ns-pro-modus3-wedge-125', 'Stiff', 133, 1.3, '130-139g'],
    ['mitsubishi-tensei-pro-1k-hybrid-70', 'Regular', 69, 3.8, '60-69g'],
    ['mitsubishi-tensei-pro-1k-hybrid-90-stiff', 'Stiff', 89, 2.7, '80-89g'],
  ]
  expect(
    published.map(([shaftId, flex]) => {
      const shaft = shaftOf(shaftId)
      const { weightGrams = null, torqueDeg = null } = flexOf(shaft, flex) ?? {}
      return [shaftId, flex, weightGrams, torqueDeg, shaft.weightBand]
    }),
  ).toEqual(published.map((figures) => [...figures]))
})

test('a set whose weight rises through it counts by its 7-iron', () => {
  const sevenIrons = ['blue-am2-stock', 'blue-am2-stiff', 'red-am2-senior', 'red-am2-stock', 'white-am2-stock'].map(
    (name) => shaftOf(`mitsubishi-tensei-av-${name}`),
  )
  expect(
    sevenIrons.map(({ ascending, weightBand, flexes }) => [
      ascending,
      weightBand,
      ...flexes.map(({ flex, weightGrams }) => `${flex} ${weightGrams}`),
    ]),
  ).toEqual([
    [true, '70-79g', 'Regular 78'],
    [true, '80-89g', 'Stiff 80'],
    [true, '50-59g', 'Senior 55', 'Regular 57'],
    [true, '60-69g', 'Stiff 60'],
    [true, '100-109g', 'Stiff 100', 'Extra Stiff 102'],
  ])
})

test('flexes that are not made in a weight are not listed, and those sold alone are not stock only', () => {
  const flexesOf = (shaftId: string) => shaftOf(shaftId).flexes.map(({ flex, name }) => name ?? flex)
  expect(flexesOf('project-x-cypher-2-0-40-stock')).toEqual(['Ladies'])
  expect(flexesOf('project-x-cypher-2-0-fifty')).toEqual(['Senior', 'Regular'])
  expect(flexesOf('kbs-pgi-60')).toEqual(['Regular'])
  expect(flexesOf('kbs-max-graphite-65')).toEqual(['Regular'])
  expect(flexesOf('kbs-tgi-70')).toEqual(['R+'])
  for (const shaftId of [
    'project-x-catalyst-80',
    'mitsubishi-tensei-av-red-am2-stock',
    'project-x-cypher-2-0-40-stock',
  ])
    expect([shaftId, shaftOf(shaftId).aftermarket]).toEqual([shaftId, true])
})

test('makers sell TX, SX, SR and R+, and each stands under its own name', () => {
  const named = records.shafts.flatMap(({ flexes }) =>
    flexes.flatMap(({ flex, name }) => (name ? [`${name} ${flex}`] : [])),
  )
  const counts = new Map([...Map.groupBy(named, (one) => one)].map(([one, all]) => [one, all.length]))
  expect([...counts.keys()].sort()).toEqual(['R+ Regular', 'SR Regular', 'SX Stiff+', 'TX Extra Stiff'])
  expect(counts.get('TX Extra Stiff')).toBeGreaterThan(60)
})

test('Tour Velvet, its cord and Tour Wrap are sold with two cores', () => {
  const cores = ['tour-velvet', 'tour-velvet-cord', 'tour-wrap'].map((name) => {
    const grip = records.grips.find(({ gripId }) => gripId.startsWith(`golf-pride-${name}`) && gripId.endsWith(name))!
    return grip.sizeDetail.flatMap(({ otherCores = [] }) => otherCores.map(({ core }) => core)).length
  })
  expect(cores.every((count) => count > 0)).toBe(true)
})

describe('what is said of a weight', () => {
  const withoutGrams = (shaftId: string) => {
    const shaft = shaftOf(shaftId)
    return { ...shaft, flexes: shaft.flexes.map((flex) => ({ ...flex, weightGrams: null })) }
  }
  test('is warned of where no flex has grams', () => {
    const shaft = withoutGrams('fujikura-axiom-75')
    expect(catalogWarnings({ ...records, shafts: [shaftOf('fujikura-axiom-75'), shaft] })).toEqual([
      { file: 'shafts.json', id: shaft.shaftId, field: '/weightBand', problem: expect.stringContaining('is a guess') },
    ])
  })
  test('F5 and a stock shaft that no head has is warned of, not refused', () => {
    const shaft = { ...shaftOf('fujikura-axiom-75'), aftermarket: false, shaftId: 'of-no-head' }
    expect(catalogWarnings({ ...records, shafts: [shaft] })).toMatchObject([
      { id: 'of-no-head', field: '/aftermarket', problem: expect.stringContaining('no head') },
    ])
  })
  test('has a source with a date for every record that the makers tables gave', () => {
    const dated = records.shafts.filter(({ sources }) => sources?.every(({ date = '' }) => date >= '2026-07-28'))
    expect(dated.length).toBeGreaterThan(450)
  })
})
