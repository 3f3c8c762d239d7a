import { expect, test } from 'bun:test'
import { coreForButt as core, coreForShaft } from '../../../src/equipment/grips/index.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { catalog } from '../catalog/bundled.ts'

const coreForButt = (...asked: Parameters<typeof core>) => inEnglish(core(...asked))

// Diameters of installed grips, inches, as ESI Golf publishes them (Grip Sizing, esigolf.com/gripsizing.php).
const mensStandardIn = 0.9
const published = [
  { core: 0.58, butt: 0.58, installedIn: 0.9, fitters: null },
  { core: 0.58, butt: 0.6, installedIn: 0.92, fitters: 'about 1/64' },
] as const

test.each(published)(
  'a $core in core on a $butt in butt comes out at $installedIn in',
  ({ core, butt, installedIn, fitters }) => {
    const { coreIn, note } = coreForButt(butt, [core], 'Standard')
    const overIn = Number(/comes out (\S+) in .* over Standard\.$/.exec(note ?? '')?.[1] ?? 0)
    expect({ coreIn, installedIn: mensStandardIn + overIn }).toEqual({ coreIn: core, installedIn })
    expect(/\((.+)\)/.exec(note ?? '')?.[1] ?? null).toBe(fitters)
  },
)

test('a larger core on a thinner butt comes out under its size', () => {
  // The Golf Coast, Grip Diameters: a .600 grip on a .580 shaft is slightly undersize.
  expect(coreForButt(0.58, [0.6], 'Midsize')).toEqual({
    coreIn: 0.6,
    note: 'Grip core 0.600 in on a 0.580 in butt: the grip comes out 0.020 in (about 1/64) under Midsize.',
  })
})

test.each([
  [0.605, 0.6],
  [0.595, 0.6],
  [0.585, 0.58],
  [0.575, 0.58],
])('differences up to 0.005 in are none: a %d in butt takes the %d in core', (butt, core) => {
  expect(coreForButt(butt, [0.6, 0.58], 'Standard')).toEqual({ coreIn: core, note: null })
})

test.each([
  [0.606, '0.006 in (under 1/64)'],
  [0.609, '0.009 in (under 1/64)'],
  [0.61, '0.010 in (about 1/64)'],
  [0.63, '0.030 in (about 1/32)'],
  [0.647, '0.047 in (about 3/64)'],
  [0.662, '0.062 in (about 1/16)'],
])('a %d in butt makes a grip with a 0.600 in core thicker by %s', (butt, words) => {
  expect(coreForButt(butt, [0.6], 'Standard').note).toContain(`the grip comes out ${words} over Standard.`)
})

test('an unknown butt names no core, and an unknown core is ordered by the butt', () => {
  expect(coreForButt(null, [0.6, 0.58], 'Standard')).toEqual({
    coreIn: null,
    note: "Grip core: by the shaft's butt diameter; measure it.",
  })
  expect(coreForButt(0.61, [], 'Standard')).toEqual({
    coreIn: null,
    note: 'Grip core: not recorded; order it for the 0.610 in butt.',
  })
})

test('of a grip that its maker sells with two cores the one for the butt of the shaft is ordered', () => {
  const twoCores = catalog.grips.filter(({ sizeDetail }) =>
    sizeDetail.some(({ otherCores = [] }) => otherCores.length > 0),
  )
  expect(twoCores.length).toBeGreaterThan(0)
  const thin = catalog.shafts.flatMap(({ shaftId, flexes }) =>
    flexes
      .filter(({ buttDiaIn }) => buttDiaIn !== undefined && Math.abs(buttDiaIn - 0.58) <= 0.005)
      .map(({ flex, name }) => ({ shaftId, flex, flexName: name ?? flex })),
  )
  expect(thin.length).toBeGreaterThan(0)
  for (const grip of twoCores)
    for (const shaft of thin)
      expect(coreForShaft(grip, 'Standard', shaft, catalog)).toEqual({ coreIn: 0.58, note: null })
})
