export { addRefitShares } from './add-refit-shares.ts'
export { type Advice, type AdviceKind, adviceOf, toldBy } from './advice/index.ts'
export { analyze } from './analyze.ts'
export { answerAnalyze, withoutReasoning } from './answer-analyze.ts'
export { ensureNothingToAsk } from './ask-first.ts'
export type { AnalyzeCall, Analyzed } from './asked.ts'
export { analyzeRows } from './batch/analyze-rows.ts'
export type { EndedRow } from './batch/end-rows.ts'
export { fittingBatch } from './batch/operation.ts'
export { readRows } from './batch/read-rows.ts'
export { rowsMax } from './batch/schema.ts'
export { fittingsByDay } from './by-day.ts'
export { crossFieldProblems } from './check.ts'
export { bounceFor, grindFor } from './engine/bounce.ts'
export { clubTypeSaid } from './engine/club-said.ts'
export { type ClubShots, clubShots } from './engine/club-shots.ts'
export { expectedFlight } from './engine/expected-flight.ts'
export { assumed, measured } from './engine/fact.ts'
export { inputSaid } from './engine/field-words.ts'
export { type Fit, fit } from './engine/fit.ts'
export { golferOf } from './engine/golfer.ts'
export { hybridInPlaceOf, hybridOf } from './engine/hybrid-loft.ts'
export { isIdle } from './engine/input-quality.ts'
export { longestIronOf } from './engine/iron-set.ts'
export { standardLoftDeg } from './engine/standard-specs.ts'
export { isTurnLeftOut } from './engine/turn-left-out.ts'
export { unevenDeg, type WedgeLofts, wedgeLofts } from './engine/wedge-set.ts'
export { failureCodes } from './failure.ts'
export { type FittedClub, findFittedClub } from './fitted-club.ts'
export { golferAsSaid } from './golfer-as-said.ts'
export { readSavedGolfer } from './golfer-facts.ts'
export { findCarryOver } from './iron-carry-over.ts'
export { fittingsOfSender } from './key-cap.ts'
export { type LabLinkDeps, type LabQuery, labLink, labLinkMinutes, openLabLink } from './lab-link.ts'
export { FittingListQuery, fittingListOf, fittingSearch } from './listing.ts'
export { withoutAsking } from './next-step.ts'
export { oddNumberIds, oddNumbers } from './odd-number.ts'
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
export type { Progress } from './progress.ts'
export {
  type Erasure,
  eraseFittings,
  eraseOldFittings,
  latestFitting,
  recentFittings,
  selectFittingIds,
  selectFittings,
  selectFittingsByKey,
  selectKeyUsage,
  selectKnownKeys,
  selectOutcomes,
} from './queries.ts'
export { type ReadFitting, readFitting } from './read-fitting.ts'
export { recordOf } from './record.ts'
export { untilNextDay } from './refusal.ts'
export { fittingResult } from './result.ts'
export { CompletedFitting, FittingResult, FittingWithLab, fittingsByStatus, StoredFitting } from './result-schema.ts'
export { type FittingDeps, fitting } from './routes.ts'
export type { RunDeps } from './run.ts'
export { createRuns, type Runs } from './runs.ts'
export {
  ClubDetails,
  CurrentEquipment,
  FittingRequest,
  GolferInput,
  IronShaft,
  loftBounds,
  makersMax,
  Preferences,
  SwingMetrics,
  speedGroups,
  toolTurns,
} from './schema.ts'
export { startSweeper, sweep } from './sweeper.ts'
export { reportUsage } from './usage-report.ts'
export { wantedBuild } from './wanted-build.ts'
