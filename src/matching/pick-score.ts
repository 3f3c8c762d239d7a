import { compromisePoints, incompletePoints, loftToleranceDeg } from '../golf/clubs/matching.ts'
import { verdictFrom } from '../golf/scores.ts'
import type { Choice, Verdict } from '../scoring/index.ts'
import { isWrongFace } from './hosel.ts'
import type { WantedBuild } from './wanted.ts'

/**
 * Points that a pick's score loses for what its build misses, beside flex and weight of the shaft, which the score holds, and
 * for what keeps it from being ordered from its maker as it is told.
 * @param missed Figures of the build that the head cannot give.
 * @rule SCORE-PICK
 */
const pointsLost = (wanted: WantedBuild, choice: Choice, missed: number): number => {
  const { loftMissDeg, categorySteps, groupFit, isOtherMaterial, movesWeight, head, isComplete, isWhole, shaft } =
    choice
  const isOtherCategory = head.category !== wanted.headProfile
  const isOwnGroup = groupFit === 'full' || groupFit === "men's build"
  // Junior heads come in one loft each.
  const loftSteps = wanted.group === 'junior' ? 0 : Math.ceil(Math.max(0, loftMissDeg - loftToleranceDeg))
  return (
    compromisePoints.loftDeg * loftSteps +
    (isOtherCategory ? compromisePoints.categoryStep * categorySteps : 0) +
    (isOwnGroup ? 0 : compromisePoints.otherGroup) +
    (isOtherMaterial ? compromisePoints.otherMaterial : 0) +
    compromisePoints.build * (missed + (movesWeight ? 0 : 1) + (isWrongFace(wanted, choice) ? 1 : 0)) +
    (isComplete ? 0 : incompletePoints) +
    (isWhole || shaft.source === 'stock' ? 0 : compromisePoints.soldAlone)
  )
}

/** Score of a pick; none is excellent where the speeds contradict each other. @rule SCORE-PICK */
export const pickPoints = (wanted: WantedBuild, choice: Choice, headPoints: number, missed: number): number => {
  const points = Math.max(0, headPoints - pointsLost(wanted, choice, missed))
  return wanted.isDoubtful ? Math.min(points, verdictFrom.excellent - 1) : points
}

/** What a score says in a word. @rule SCORE-HEAD */
export const verdictAt = (points: number): Verdict => {
  if (points >= verdictFrom.excellent) return 'Excellent'
  if (points >= verdictFrom.strong) return 'Strong'
  if (points >= verdictFrom.good) return 'Good'
  return points >= verdictFrom.possible ? 'Possible' : 'Not recommended'
}
