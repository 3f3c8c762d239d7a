import type { GolferFacts } from './need.ts'

/**
 * Golfers to score clubs for when nothing is known about one's own. Ids from the interface, content house.
 * @rule SCORE-HEAD
 */
export const presets = {
  typical: { speedMph: 93, handicap: 15, missPattern: 'straight' },
  'slicer-95': { speedMph: 95, handicap: 16, missPattern: 'fade', missSize: 'moderate' },
  'high-spin-98': { speedMph: 98, handicap: 12, missPattern: 'straight', highSpin: true },
  'needs-launch-76': { speedMph: 76, handicap: 20, missPattern: 'straight', needsLaunch: true },
} as const satisfies Record<string, GolferFacts>
/** Name of a golfer preset. */
export type PresetId = keyof typeof presets
