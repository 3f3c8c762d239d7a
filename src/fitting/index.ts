export { type Advice, adviceKinds, adviceOf, carriesSaid, toldBy } from './advice/index.ts'
export { addRefitShares } from './answer/add-refit-shares.ts'
export { ensureNothingToAsk } from './answer/ask-first.ts'
export { type FittedClub, findFittedClub } from './answer/fitted-club.ts'
export { golferAsSaid } from './answer/golfer-as-said.ts'
export { readSavedGolfer } from './answer/golfer-facts.ts'
export { findCarryOver } from './answer/iron-carry-over.ts'
export { type LabLinkDeps, type LabQuery, labLink, labLinkMinutes, openLabLink } from './answer/lab-link.ts'
export { isNumberInDoubt } from './answer/next-step.ts'
export { oddNumberIds, oddNumbers } from './answer/odd-number.ts'
export { fittingResult } from './answer/result.ts'
export { wantedBuild } from './answer/wanted-build.ts'
export { analyzeRows } from './batch/analyze-rows.ts'
export type { EndedRow } from './batch/end-rows.ts'
export { fittingBatch } from './batch/operation.ts'
export { readRows } from './batch/read-rows.ts'
export { rowsMax } from './batch/schema.ts'
export { clubTypeSaid } from './engine/club-said.ts'
export { assumed, measured } from './engine/fact.ts'
export { inputSaid } from './engine/field-words.ts'
export { type Fit, fit } from './engine/fit.ts'
export { isIdle } from './engine/input-quality.ts'
export { longestIronOf } from './engine/irons/iron-set.ts'
export { standardLoftDeg } from './engine/shaft/standard-specs.ts'
export { type ClubShots, clubShots } from './engine/swing/club-shots.ts'
export { expectedFlight } from './engine/swing/expected-flight.ts'
export { golferOf } from './engine/swing/golfer.ts'
export { isTurnLeftOut } from './engine/turn-left-out.ts'
export { bounceFor, grindFor } from './engine/wedges/bounce.ts'
export { unevenDeg, type WedgeLofts, wedgeLofts } from './engine/wedges/wedge-set.ts'
export { hybridInPlaceOf, hybridOf } from './engine/woods/hybrid-loft.ts'
export { analyze } from './life/analyze.ts'
export { analyzeOnce } from './life/analyze-once.ts'
export { answerAnalyze, withoutReasoning } from './life/answer-analyze.ts'
export type { AnalyzeCall, Analyzed } from './life/asked.ts'
export { crossFieldProblems } from './life/check.ts'
export { failureCodes } from './life/failure.ts'
export { fittingsOfSender } from './life/key-cap.ts'
export { storedWordsFrom } from './life/lookups.ts'
export type { Progress } from './life/progress.ts'
export {
  type Erasure,
  eraseFittings,
  eraseOldFittings,
  selectAdvice,
  selectFittingIds,
  selectKnownKeys,
} from './life/queries.ts'
export { type ReadFitting, readFitting } from './life/read-fitting.ts'
export { recordOf } from './life/record.ts'
export { untilNextDay } from './life/refusal.ts'
export type { RunDeps } from './life/run.ts'
export { createRuns, type Runs } from './life/runs.ts'
export { startSweeper, sweep } from './life/sweeper.ts'
export { fittingsByDay } from './listing/by-day.ts'
export { FittingListQuery, fittingListOf, fittingSearch } from './listing/listing.ts'
export {
  latestFitting,
  recentFittings,
  selectFittings,
  selectFittingsByKey,
  selectKeyUsage,
  selectOutcomes,
} from './listing/queries.ts'
export {
  AnalyzeHeaders,
  AnalyzeQuery,
  analyzeOutcomes,
  fittingAnalysis,
  fittingDeletion,
  fittingList,
  labHandoff,
  savedFitting,
} from './operations.ts'
export { type FittingDeps, fitting } from './routes.ts'
export {
  CompletedFitting,
  FittingResult,
  FittingWithLab,
  fittingsByStatus,
  StoredFitting,
} from './schema/result-schema.ts'
export {
  ClubDetails,
  CurrentEquipment,
  FittingRequest,
  GolferInput,
  IronShaft,
  loftBounds,
  makersMax,
  Preferences,
  toolTurns,
} from './schema/schema.ts'
export { SwingMetrics, speedGroups } from './schema/swing-schema.ts'
export { reportUsage } from './usage-report.ts'
