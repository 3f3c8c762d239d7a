export { bestClubs } from './best.ts'
export type { Candidate, Choice } from './choice.ts'
export { loftRowsOf } from './image.ts'
export { isPickable } from './match-rows.ts'
export { golferBlock } from './pack.ts'
export { packForStart } from './pack-in-worker.ts'
export { imageFiles, preparedImage } from './prepared-image.ts'
export { clubScores, directScores, type ScoringDeps, scoring } from './routes.ts'
export { categoryAttributes, headAttributes, type ScoredHead } from './rules/attributes.ts'
export { type Goal, type GolferFacts, goals, golferNeed, type Need } from './rules/need.ts'
export { type PresetId, presets } from './rules/presets.ts'
export type { Verdict } from './rules/score.ts'
export { drawbacksFor, reasonsFor } from './rules/sentences.ts'
export {
  GolferObject,
  presetIds,
  type SavedFitting,
  type ScoreContextRequest,
  ScoresAnswer,
} from './schema.ts'
export { createScorer, type Found, type LoadedImage, type Scorer } from './scorer.ts'
