export { categoryAttributes, type HeadAttributes, headAttributes, type ScoredHead } from './attributes.ts'
export { type Goal, type GolferFacts, goals, golferNeed, type Need } from './need.ts'
export { type PresetId, presets } from './presets.ts'
export { drawbacksFor, reasonsFor } from './reasons.ts'
export {
  buildMatch,
  type Cap,
  type Criteria,
  type Score,
  scoreHead,
  type Verdict,
  verdictOf,
  verdicts,
} from './score.ts'
