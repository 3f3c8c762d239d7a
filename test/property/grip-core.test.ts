import { expect, test } from 'bun:test'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

// What a pick says of the core of its grip is what the catalog has of grip and shaft: no butt is paired with another core unsaid.

const scorer = createScorer(catalog)
const config = testConfig()
const clubs = ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const
const answers = clubs.flatMap((clubType) =>
  someGolfers(clubType, Math.ceil(cases(3_000) / clubs.length), 20_261_128).map(
    (input) =>
      fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })
        .topPicks,
  ),
)
type Build = (typeof answers)[number][number]['build']

const buttOf = ({ shaft }: Build): number | null =>
  catalog
    .shaft(shaft.shaftId ?? '')
    ?.flexes.find(({ flex, name = flex }) => flex === shaft.flex && name === shaft.flexName)?.buttDiaIn ?? null

const coresOf = ({ grip }: Build): number[] =>
  catalog.grips
    .filter(({ gripId }) => gripId === grip.gripId)
    .flatMap(({ sizeDetail }) => sizeDetail.filter(({ size }) => size === grip.size))
    .flatMap(({ core, otherCores = [] }) => [core, ...otherCores.map((other) => other.core)])
    .filter((core) => core !== null && core !== undefined)

test(`no build of the picks of ${cases(3_000)} golfers pairs a known butt with another core without saying by how much`, () => {
  const known = answers.flat().flatMap(({ build }) => {
    const butt = buttOf(build)
    return butt === null || build.grip.gripId === null || coresOf(build).length === 0 ? [] : [{ build, butt }]
  })
  const wrong = known.filter(({ build, butt }) => {
    const { coreIn, coreNote } = build.grip
    if (coreIn == null || !coresOf(build).includes(coreIn)) return true
    const off = Math.abs(butt - coreIn)
    if (coresOf(build).some((core) => Math.abs(butt - core) < off - 1e-9)) return true
    if (off < 0.005 + 1e-9) return coreNote !== undefined
    return !coreNote?.includes(`${off.toFixed(3)} in (`) || !coreNote.includes(butt > coreIn ? ' over ' : ' under ')
  })
  expect(wrong).toEqual([])
  expect(known.length).toBeGreaterThan(0)
})

test('a butt that is not recorded gives no core, and is told once in an answer', () => {
  for (const picks of answers) {
    const unknown = picks.filter(({ build }) => buttOf(build) === null && build.grip.gripId !== null)
    expect(unknown.filter(({ build }) => build.grip.coreIn !== null)).toEqual([])
    const said = picks.filter(({ build }) => build.grip.coreNote?.includes('measure it'))
    expect(said.map(({ rank }) => rank)).toEqual(unknown.slice(0, 1).map(({ rank }) => rank))
  }
})
