import bagThresholds from '../../db/rules/bag-thresholds.csv' with { type: 'text' }
import carryAnchor113 from '../../db/rules/carry-anchor-113.csv' with { type: 'text' }
import curvatureVectors from '../../db/rules/curvature-vectors.csv' with { type: 'text' }
import driverOptimum from '../../db/rules/driver-optimum.csv' with { type: 'text' }
import fairwayBySpeed from '../../db/rules/fairway-by-speed.csv' with { type: 'text' }
import flexThresholds from '../../db/rules/flex-thresholds.csv' with { type: 'text' }
import flightModelErrors from '../../db/rules/flight-model-errors.csv' with { type: 'text' }
import gripSizes from '../../db/rules/grip-sizes.csv' with { type: 'text' }
import heightLength from '../../db/rules/height-length.csv' with { type: 'text' }
import hoselPositions from '../../db/rules/hosel-positions.csv' with { type: 'text' }
import hoselSleeves from '../../db/rules/hosel-sleeves.csv' with { type: 'text' }
import iron7iWindows from '../../db/rules/iron-7i-windows.csv' with { type: 'text' }
import ironCategory from '../../db/rules/iron-category.csv' with { type: 'text' }
import junior from '../../db/rules/junior.csv' with { type: 'text' }
import launchProfile from '../../db/rules/launch-profile.csv' with { type: 'text' }
import lieLengthChart from '../../db/rules/lie-length-chart.csv' with { type: 'text' }
import pingLaunchSpin from '../../db/rules/ping-2019-launch-spin.csv' with { type: 'text' }
import scoreWeights from '../../db/rules/score-weights.csv' with { type: 'text' }
import shaftWeight from '../../db/rules/shaft-weight.csv' with { type: 'text' }
import standardSpecs from '../../db/rules/standard-specs.csv' with { type: 'text' }
import stockLoftsEra from '../../db/rules/stock-lofts-era.csv' with { type: 'text' }
import strikeFactor from '../../db/rules/strike-factor.csv' with { type: 'text' }
import strokesToHoleOut from '../../db/rules/strokes-to-hole-out.csv' with { type: 'text' }
import swingWeight from '../../db/rules/swing-weight.csv' with { type: 'text' }
import trackmanOptimizer from '../../db/rules/trackman-2010-optimizer.csv' with { type: 'text' }
import trackmanCombine from '../../db/rules/trackman-combine-driver.csv' with { type: 'text' }
import trackmanPga from '../../db/rules/trackman-pga.csv' with { type: 'text' }
import trajectoryVectors from '../../db/rules/trajectory-vectors.csv' with { type: 'text' }
import wedgeBounce from '../../db/rules/wedge-bounce.csv' with { type: 'text' }
import wedgeSet from '../../db/rules/wedge-set.csv' with { type: 'text' }
import wedgeSpin from '../../db/rules/wedge-spin.csv' with { type: 'text' }
import wtfLength from '../../db/rules/wtf-length.csv' with { type: 'text' }
import wtfLengthWomen from '../../db/rules/wtf-length-women.csv' with { type: 'text' }
import { type Row, readTable } from './read-table.ts'

/**
 * The tables that rules refer to, as text: they are part of the ruleset revision and are served with their rules.
 * The tables of worked answers and published comparisons in db/rules serve tests only and are not listed.
 */
export const tableTexts = {
  'bag-thresholds.csv': bagThresholds,
  'carry-anchor-113.csv': carryAnchor113,
  'curvature-vectors.csv': curvatureVectors,
  'driver-optimum.csv': driverOptimum,
  'fairway-by-speed.csv': fairwayBySpeed,
  'flex-thresholds.csv': flexThresholds,
  'flight-model-errors.csv': flightModelErrors,
  'grip-sizes.csv': gripSizes,
  'height-length.csv': heightLength,
  'hosel-positions.csv': hoselPositions,
  'hosel-sleeves.csv': hoselSleeves,
  'iron-7i-windows.csv': iron7iWindows,
  'iron-category.csv': ironCategory,
  'junior.csv': junior,
  'launch-profile.csv': launchProfile,
  'lie-length-chart.csv': lieLengthChart,
  'ping-2019-launch-spin.csv': pingLaunchSpin,
  'score-weights.csv': scoreWeights,
  'shaft-weight.csv': shaftWeight,
  'standard-specs.csv': standardSpecs,
  'stock-lofts-era.csv': stockLoftsEra,
  'strike-factor.csv': strikeFactor,
  'strokes-to-hole-out.csv': strokesToHoleOut,
  'swing-weight.csv': swingWeight,
  'trackman-2010-optimizer.csv': trackmanOptimizer,
  'trackman-combine-driver.csv': trackmanCombine,
  'trackman-pga.csv': trackmanPga,
  'trajectory-vectors.csv': trajectoryVectors,
  'wedge-bounce.csv': wedgeBounce,
  'wedge-set.csv': wedgeSet,
  'wedge-spin.csv': wedgeSpin,
  'wtf-length-women.csv': wtfLengthWomen,
  'wtf-length.csv': wtfLength,
} as const satisfies Readonly<Record<string, string>>
/** Name of a table of the rules. */
export type TableName = keyof typeof tableTexts

/** Rows of a rule's table. */
export const tableRows = (name: TableName): readonly Row[] => readTable(tableTexts[name])

/** A cell of a table as it is served: a number as a number, an empty cell as null. */
export type Cell = number | string | null

const cellOf = (text: string): Cell => (text === '' ? null : Number.isNaN(Number(text)) ? text : Number(text))

/** Rows of a table as they are served. */
export const servedRows = (name: TableName): readonly Readonly<Record<string, Cell>>[] =>
  tableRows(name).map((row) => Object.fromEntries(Object.entries(row).map(([column, text]) => [column, cellOf(text)])))
