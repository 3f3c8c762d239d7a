import type { Catalog } from '../../src/features/catalog/index.ts'
import { loftToleranceDeg } from '../../src/golf/matching.ts'
import { type Candidate, candidateFor, movesWeight } from '../../src/matching/candidate.ts'
import type { Matched, WantedBuild } from '../../src/matching/index.ts'
import { bentLieDeg } from '../../src/matching/lie.ts'
import { matchedOf } from '../../src/matching/matched.ts'
import { bestFlex, bestStockShaft, compareShafts, type ShaftFit } from '../../src/matching/shaft.ts'
import { currentHeads } from './current-heads.ts'

/**
 * Matching in plain objects: slow and obvious. Every head and shaft is worked out in full, then sorted. The core must
 * find the same clubs.
 */
export const referenceMatch = (wanted: WantedBuild, catalog: Catalog): Matched => {
  const aftermarket = catalog
    .aftermarketShafts(wanted.clubType)
    .flatMap((shaft) => bestFlex(wanted, shaft) ?? [])
    .sort(compareShafts)
  const ranked = rankCandidates(wanted, catalog, aftermarket[0] ?? null)
  const picks = pickHeads(ranked, 3)
  const misfitMax = (picks.at(-1)?.misfit ?? 0) + 1
  const others = ranked.filter((one) => !picks.includes(one) && one.misfit <= misfitMax)
  const heads = [...picks, ...others].slice(0, 12).map(({ head }) => head)
  const stock = heads.map((head) => bestStockShaft(wanted, head, catalog))
  const shafts = [...picks.map(({ shaft }) => shaft), ...[...stock, ...aftermarket.slice(0, 12)].sort(compareShafts)]
  const shaftIds = shafts.map(({ shaftId }) => shaftId).filter((shaftId) => shaftId !== null)
  return matchedOf(wanted, catalog, {
    picks: picks.map(({ misfit: _, grade: _grade, effort: _effort, ...candidate }) => candidate),
    heads: heads.map(({ headId }) => headId),
    shafts: [...new Set(shaftIds)].slice(0, 12),
  })
}

interface Ranked extends Candidate {
  readonly misfit: number
  readonly grade: number
  readonly effort: number
}

const rankCandidates = (wanted: WantedBuild, catalog: Catalog, aftermarket: ShaftFit | null): readonly Ranked[] =>
  currentHeads(catalog, wanted.clubType)
    .filter((head) => !(head.clubType === 'driver' && head.volumeCc !== null && head.volumeCc < 400))
    .flatMap((head) => candidateFor(wanted, head, catalog, aftermarket) ?? [])
    .map((fit) => ({ ...fit, misfit: misfitOf(wanted, fit), grade: gradeOf(fit), effort: effortOf(wanted, fit) }))
    .sort(byFit)

const misfitOf = (wanted: WantedBuild, { head, group, categorySteps, loft, shaft, wedge }: Candidate): number => {
  const lieMissDeg = Math.abs(wanted.lieOffsetDeg - bentLieDeg(wanted.lieOffsetDeg, head))
  return (
    6 * group.steps +
    2 * categorySteps +
    Math.ceil(Math.max(0, loft.missDeg - loftToleranceDeg)) +
    3 * Math.floor(shaft.flexSteps) +
    (shaft.flexSteps > 1 ? 100 : 0) +
    (shaft.isOtherMaterial ? 3 : 0) +
    (loft.isOtherName ? 1 : 0) +
    (group.isCutDown && wanted.flex === 'Ladies' ? 1 : 0) +
    (lieMissDeg > 1 ? 1 : 0) +
    (shaft.gramsOutside > 5 ? 1 : 0) +
    Math.floor((wedge?.bounceMissDeg ?? 0) / 4)
  )
}

const gradeOf = ({ score, wedge, set }: Candidate): number =>
  score?.score ?? -Math.floor((wedge?.bounceMissDeg ?? 0) / 2) - (set?.missingDeg.length ?? 0)

const effortOf = (wanted: WantedBuild, { head, loft, shaft, set }: Candidate): number =>
  shaft.cost +
  Math.abs(loft.settingDeg ?? 0) +
  loft.missDeg +
  (movesWeight(wanted, head) ? 0 : 1) +
  (set?.bounceMissDeg ?? 0) / 4

const byFit = (a: Ranked, b: Ranked): number =>
  a.misfit - b.misfit ||
  b.grade - a.grade ||
  a.effort - b.effort ||
  b.head.forgiveness - a.head.forgiveness ||
  (a.head.price ?? Number.MAX_VALUE) - (b.head.price ?? Number.MAX_VALUE) ||
  (a.head.headId < b.head.headId ? -1 : 1)

const pickHeads = (ranked: readonly Ranked[], count: number): readonly Ranked[] => {
  const picks: Ranked[] = []
  while (picks.length < Math.min(count, ranked.length)) {
    const rest = ranked.filter((one) => !picks.includes(one))
    const best = rest[0]!
    const margin = best.score === null ? 0 : 2
    const asGood = rest.filter(({ misfit, grade }) => misfit === best.misfit && grade >= best.grade - margin)
    const isRepeat = ({ head }: Ranked) => Number(picks.some((pick) => pick.head.brand === head.brand))
    picks.push(asGood.sort((a, b) => isRepeat(a) - isRepeat(b) || a.effort - b.effort || byFit(a, b))[0]!)
  }
  return picks.sort(byFit)
}
