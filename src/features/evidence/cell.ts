import { usualHandicap } from '../../golf/handicap.ts'
import { clip } from '../../golf/units.ts'

/** Curve of the usual miss. Both ways, straight and unknown are `none`. */
export const missSigns = ['fade', 'hook', 'none'] as const
type MissSign = (typeof missSigns)[number]

/** What golfers are compared by. */
export interface ComparedGolfer {
  /** Driver speed, or driver-equivalent. */
  readonly speedMph: number
  readonly missSign: MissSign
  /** Effective handicap; null when unknown. */
  readonly handicap: number | null
}

/**
 * The grid of golfers. SQL bins fittings on the same grid (`evidence_of`, `evidence_cell` in
 * db/migrations/0004_evidence.sql), and the scoring core sums over it, so all figures are whole numbers.
 */
export const grid = {
  /** Speed bins are 2 mph wide, from 30; the outer ones are open. */
  speedFromMph: 30,
  speedStepMph: 2,
  speedBins: 61,
  /** Handicap bins are 3 wide, from -5; the outer ones are open. The bin after the last is the unknown handicap. */
  handicapFrom: -5,
  handicapStep: 3,
  handicapBins: 14,
  missSigns: 3,
} as const

/** Golfers at most 6 mph and 6 strokes apart are similar, counted in bins. @source house, fitting rules §10.3 */
const similarSpeedBins = 6 / grid.speedStepMph
const similarHandicapBins = 6 / grid.handicapStep

/** @param speedMph Outside the grid it counts as the outermost bin. */
const speedBinOf = (speedMph: number): number =>
  clip(Math.floor((speedMph - grid.speedFromMph) / grid.speedStepMph), 0, grid.speedBins - 1)

/** Bin of a handicap, the unknown one in its own. */
const handicapBinOf = (handicap: number | null): number =>
  handicap === null
    ? grid.handicapBins
    : clip(Math.floor((handicap - grid.handicapFrom) / grid.handicapStep), 0, grid.handicapBins - 1)

/** Number of a cell of the grid: speed bin first, then miss, then handicap. */
const cellIndex = (speedBin: number, missIndex: number, handicapBin: number): number =>
  (speedBin * grid.missSigns + missIndex) * (grid.handicapBins + 1) + handicapBin

/** Cell of a golfer. */
export const cellOf = ({ speedMph, missSign, handicap }: ComparedGolfer): number =>
  cellIndex(speedBinOf(speedMph), missSigns.indexOf(missSign), handicapBinOf(handicap))

/** Speed bin and miss of a cell, for summaries. */
export const partsOfCell = (cell: number): { speedBin: number; missSign: MissSign } => {
  const row = Math.floor(cell / (grid.handicapBins + 1))
  return { speedBin: Math.floor(row / grid.missSigns), missSign: missSigns[row % grid.missSigns]! }
}

/**
 * Cells of the golfers who are similar: same miss, at most 6 mph and 6 strokes apart. An unknown handicap counts as 16 on
 * either side. Ascending.
 */
export const similarCells = ({ speedMph, missSign, handicap }: ComparedGolfer): number[] => {
  const speedBin = speedBinOf(speedMph)
  const handicapBin = handicapBinOf(handicap ?? usualHandicap)
  const handicapBins = around(handicapBin, similarHandicapBins, grid.handicapBins)
  if (handicapBins.includes(handicapBinOf(usualHandicap))) handicapBins.push(handicapBinOf(null))
  return around(speedBin, similarSpeedBins, grid.speedBins).flatMap((speed) =>
    handicapBins.map((bin) => cellIndex(speed, missSigns.indexOf(missSign), bin)),
  )
}

const around = (bin: number, distance: number, bins: number): number[] => {
  const first = Math.max(0, bin - distance)
  const last = Math.min(bins - 1, bin + distance)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
