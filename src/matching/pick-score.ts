import {
  compromisePoints,
  compromisesOfExcellentMax,
  incompletePoints,
  otherWeightGrams,
  sameLaunchSteps,
} from '../golf/clubs/matching.ts'
import { launchProfiles } from '../golf/names/words.ts'
import { verdictFrom } from '../golf/scores.ts'
import type { Choice, Verdict } from '../scoring/index.ts'
import type { WantedBuild } from './wanted.ts'

/**
 * Points that a pick's score loses for what its build misses, beside flex and weight of the shaft, which the score holds, and
 * for what keeps it from being ordered from its maker as it is told.
 * @param missed Figures of the build that the head cannot give.
 * @rule SCORE-PICK
 */
const pointsLost = (wanted: WantedBuild, choice: Choice, missed: number): number => {
  const { loftLostDeg, categorySteps, groupFit, movesWeight, isWrongFace, head, isComplete, isWhole, shaft } = choice
  const isOtherCategory = head.category !== wanted.headProfile
  const isOwnGroup = groupFit === 'full' || groupFit === "men's build"
  // Junior heads come in one loft each.
  const loftSteps = wanted.group === 'junior' ? 0 : Math.ceil(loftLostDeg)
  return (
    compromisePoints.loftDeg * loftSteps +
    (isOtherCategory ? compromisePoints.categoryStep * categorySteps : 0) +
    (isOwnGroup ? 0 : compromisePoints.otherGroup) +
    shaftPointsLost(wanted, choice) +
    compromisePoints.build * (missed + (movesWeight ? 0 : 1) + (isWrongFace ? 1 : 0)) +
    (isComplete ? 0 : incompletePoints) +
    (isWhole || shaft.source === 'stock' ? 0 : compromisePoints.soldAlone)
  )
}

/** What the shaft costs beside its flex. */
const shaftPointsLost = (wanted: WantedBuild, choice: Choice): number =>
  (choice.isOtherMaterial ? compromisePoints.otherMaterial : 0) +
  (Math.abs(choice.gramsOff) >= otherWeightGrams ? compromisePoints.otherWeight : 0) +
  compromisePoints.launchStep * Math.max(0, launchStepsOff(wanted, choice) - sameLaunchSteps)

/** Steps between the fitted launch profile and that of the shaft. */
export const launchStepsOff = ({ launchProfile }: WantedBuild, { shaft }: Choice): number =>
  Math.abs(launchProfiles.indexOf(shaft.launch) - launchProfiles.indexOf(launchProfile))

/**
 * Score of a pick; none is excellent where the speeds contradict each other, or with many compromises.
 * @param told How many figures of the build the head cannot give, and how many compromises are told in all.
 * @rule SCORE-PICK
 */
export const pickPoints = (
  wanted: WantedBuild,
  choice: Choice,
  headPoints: number,
  { missed, compromises }: { readonly missed: number; readonly compromises: number },
): number => {
  const points = Math.max(0, headPoints - pointsLost(wanted, choice, missed))
  const isHeld = wanted.isDoubtful || compromises > compromisesOfExcellentMax
  return isHeld ? Math.min(points, verdictFrom.excellent - 1) : points
}

/** What a score says in a word. @rule SCORE-HEAD */
export const verdictAt = (points: number): Verdict => {
  if (points >= verdictFrom.excellent) return 'Excellent'
  if (points >= verdictFrom.strong) return 'Strong'
  if (points >= verdictFrom.good) return 'Good'
  return points >= verdictFrom.possible ? 'Possible' : 'Not recommended'
}
