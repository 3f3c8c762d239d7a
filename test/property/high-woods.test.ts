import { expect, test } from 'bun:test'
import { wantedBuild } from '../../src/fitting/answer/wanted-build.ts'
import { match } from '../../src/matching/index.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fit } from '../support/in-english.ts'

const loaded = createScorer(catalog).current()

test('a 7-wood has no low-spin head: it is played for height and spin, and makers end that line at the 5-wood', () => {
  const fitted = someGolfers('fairway', cases(1_500), 20_261_126)
    .map((golfer) => ({
      ...golfer,
      golfer: {
        ...golfer.golfer,
        handicap: golfer.golfer.handicap === '25+' ? 25 : Math.min(golfer.golfer.handicap ?? 4, 10),
      },
      swingMetrics: { ...golfer.swingMetrics, swingSpeed: Math.max(golfer.swingMetrics.swingSpeed ?? 0, 100) },
      clubDetails: { ...golfer.clubDetails, fairwayDesignation: '7-wood' as const },
    }))
    .flatMap((golfer) => {
      const spec = fit(golfer)
      const { picks } = match(wantedBuild(golfer, spec), loaded)
      const low = picks.filter(({ category }) => category === 'low_spin').map(({ headId }) => headId)
      const { value } = spec.specs.headProfile
      return value === 'low_spin' || low.length > 0 ? [{ golfer, value, low }] : []
    })
  expect([fitted.length, fitted[0]]).toEqual([0, undefined])
})
