/**
 * What finding the clubs of a fitting costs, words included: `bun bench/micro/match.ts`.
 *
 * Subject: `match`, which asks the core. Yardstick: its twin, which works every head and shaft out in plain objects, without words.
 * Fails when they disagree.
 */

import { wantedBuild } from '../../src/fitting/answer/wanted-build.ts'
import { fit } from '../../src/fitting/engine/fit.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { match } from '../../src/matching/index.ts'
import { packWanted } from '../../src/matching/pack-wanted.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { someGolfers } from '../../test/support/golfers.ts'
import { referenceMatch } from '../../test/support/reference-match.ts'
import { record } from '../record.ts'
import { catalog, medianMicros } from './golfers-to-score.ts'

const golfersPerClub = 256
const loaded = createScorer(catalog).current()

const rows = clubTypes.map((clubType) => {
  const builds = someGolfers(clubType, golfersPerClub).map((golfer) => wantedBuild(golfer, fit(golfer)))
  const packs = builds.map(packWanted)
  for (const [index, wanted] of builds.entries()) {
    const { candidates } = loaded.match(packs[index]!, wanted.need.golfer)
    if (!Bun.deepEquals(candidates, referenceMatch(wanted, catalog).candidates))
      throw new Error(`Matched differently: ${JSON.stringify(wanted)}`)
  }

  const whole = medianMicros((index) => match(builds[index]!, loaded), golfersPerClub)
  const core = medianMicros((index) => loaded.match(packs[index]!, builds[index]!.need.golfer), golfersPerClub)
  const plain = medianMicros((index) => referenceMatch(builds[index]!, catalog), golfersPerClub)
  return {
    'club type': clubType,
    'match us': whole.toFixed(1),
    'core us': core.toFixed(1),
    'plain us': plain.toFixed(0),
    'match / plain': (whole / plain).toFixed(3),
  }
})

record('matching', rows)
