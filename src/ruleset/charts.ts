import type { Message, Said } from '../words/message.ts'
import { say } from '../words/say.ts'
import { clubsSaid } from './pictures/names.ts'
import type { RuleId } from './rules.ts'

/** A figure of a golfer that is an axis of a chart. */
export type GolferAxis =
  | 'driverSpeedMph'
  | 'hybridSpeedMph'
  | 'sevenIronSpeedMph'
  | 'handicap'
  | 'averageScore'
  | 'ageYears'
  | 'heightIn'
  | 'wristToFloorIn'
  | 'attackDeg'
  | 'loftDeg'
  | 'shaftGrams'

/** How the table of a rule is drawn. Columns are those of its table. */
export interface RuleChart {
  /** Column of the horizontal axis; with two, each row holds from the first to the second. */
  readonly x: string | readonly [from: string, below: string]
  /** Column of the vertical axis. */
  readonly y: string
  /** Column that tells one line from another. */
  readonly series?: string
  /** Rows to draw: those with one of these values in a column. */
  readonly only?: { readonly column: string; readonly values: readonly string[] }
  /** What of a golfer lies on the horizontal axis. */
  readonly golfer?: GolferAxis
  /** What it says; a chart without stands in the English of its table. */
  readonly words?: {
    readonly title: Message
    readonly axis: Message
    readonly legend?: Message
    readonly lines?: Readonly<Record<string, Said>>
  }
}

const target = { x: 'club_speed_mph', series: 'attack_angle_deg', golfer: 'driverSpeedMph' } as const
const targetWords = { axis: say('pictures.clubSpeedAxis'), legend: say('pictures.attackAxis') }
const amateurs = { x: 'handicap', series: 'gender', golfer: 'handicap' } as const
const juniors = { x: ['height_min_in', 'height_max_in'], golfer: 'heightIn' } as const

/** Rules whose table is a curve. */
export const ruleCharts: Readonly<Partial<Record<RuleId, RuleChart>>> = {
  'FLT-DRIVER-TARGET': {
    ...target,
    y: 'target_launch_deg',
    words: { ...targetWords, title: say('pictures.launchTarget') },
  },
  'DRV-LOFT': {
    ...target,
    y: 'recommended_static_loft_deg',
    words: { ...targetWords, title: say('pictures.driverLoft') },
  },
  'DRV-SPIN': { ...amateurs, y: 'spin_rpm' },
  'IN-ATTACK': { ...amateurs, y: 'attack_deg' },
  'IN-CONSISTENT-SPEED': { ...amateurs, y: 'smash' },
  'FLT-CARRY': { x: 'loft_deg', y: 'carry_yd_at_113_mph', series: 'kind', golfer: 'loftDeg' },
  'FLT-SIDE': { x: 'face_to_path_deg', y: 'curvature_yd_right', series: 'shot' },
  'BAG-CARRY': { x: 'loft_deg', y: 'carry_yd_at_113_mph', series: 'kind' },
  'WOOD-GAP': { x: 'loft_deg', y: 'carry_yd_at_113_mph', series: 'kind' },
  'FWY-DESIGNATION': {
    x: ['driver_speed_min_mph', 'driver_speed_max_mph'],
    y: 'first_loft_deg_mid_band',
    golfer: 'driverSpeedMph',
  },
  'IRON-GOAL': { x: 'seven_iron_speed_mph', y: 'expected_carry_yd', golfer: 'sevenIronSpeedMph' },
  'IRON-HOLD': { x: 'seven_iron_speed_mph', y: 'ideal_land_angle_deg', golfer: 'sevenIronSpeedMph' },
  'SHAFT-WEIGHT': {
    x: 'anchor_speed_mph',
    y: 'weight_mid_g',
    series: 'club',
    only: { column: 'club', values: ['driver', 'fairway', 'hybrid', 'iron'] },
    words: {
      title: say('pictures.middleGrams'),
      axis: say('pictures.middleSpeed'),
      legend: say('pictures.clubOrKind'),
      lines: clubsSaid,
    },
  },
  'SHAFT-WEIGHT-JUNIOR': { ...juniors, y: 'shaft_weight_g' },
  'JUN-LENGTH': { ...juniors, y: 'driver_length_in' },
  'LEN-IRON': {
    x: ['wrist_to_floor_min_in', 'wrist_to_floor_max_in'],
    y: 'iron_length_adj_in',
    golfer: 'wristToFloorIn',
    words: { title: say('pictures.ironLength'), axis: say('pictures.wristFrom') },
  },
  'LEN-CHECK': {
    x: ['height_min_in', 'height_max_in'],
    y: 'length_adj_in',
    golfer: 'heightIn',
    words: { title: say('pictures.lengthByHeight'), axis: say('pictures.heightFrom') },
  },
  'LIE-STATIC': {
    x: 'wrist_to_floor_in',
    y: 'lie_adj_deg_upright_positive',
    series: 'height_in',
    only: { column: 'height_in', values: ['60', '66', '72', '78'] },
    golfer: 'wristToFloorIn',
    words: {
      title: say('pictures.lieChange'),
      axis: say('pictures.wristAxis'),
      legend: say('pictures.heightAxis'),
    },
  },
  'WDG-BOUNCE': { x: 'attack_angle_deg', y: 'bounce_at_node_deg', series: 'club', golfer: 'attackDeg' },
}

/** Borders of a table drawn as bands of an axis, a bar for each row. */
export interface BandChart {
  readonly title: Said
  /** What the axis says. */
  readonly axis: Said
  /** Column that names a row, and the rows to draw, the one with the golfer first. */
  readonly name: string
  readonly bars: readonly { readonly row: string; readonly name: Said }[]
  readonly only: { readonly column: string; readonly values: readonly string[] }
  /** Bands from the least on: what they are called, how on the bar, and the columns of which the first with a figure is their border. */
  readonly bands: readonly { readonly band: Said; readonly short: Said; readonly from: readonly string[] }[]
  readonly golfer: GolferAxis
}

const flexBars = ['driver', '3-wood', 'hybrid', '7-iron', 'wedge'].map((club) => ({
  row: `${club} club speed`,
  name: clubsSaid[club]!,
}))
const flexBandsOf = (senior: readonly string[]): BandChart['bands'] => [
  { band: say('pictures.ladies'), short: say('pictures.ladies'), from: [] },
  { band: say('pictures.seniorBand'), short: say('pictures.seniorBand'), from: senior },
  { band: say('pictures.regularBand'), short: say('pictures.regShort'), from: ['regular_from'] },
  { band: say('pictures.stiffBand'), short: say('pictures.stiffBand'), from: ['stiff_from'] },
  { band: say('pictures.stiffPlusBand'), short: 'S+', from: ['stiff_plus_from'] },
  { band: say('pictures.extraStiffBand'), short: 'X', from: ['extra_stiff_from'] },
]
const flexChart = {
  axis: say('pictures.clubSpeedAxis'),
  name: 'basis',
  bars: flexBars,
  golfer: 'driverSpeedMph',
} as const

/** Rules whose table is a row of borders. */
export const ruleBands: Readonly<Partial<Record<RuleId, BandChart>>> = {
  'SHAFT-FLEX': {
    ...flexChart,
    title: say('pictures.flexMen'),
    only: { column: 'group', values: ['men'] },
    bands: flexBandsOf(['senior_label_floor_mph', 'senior_from']),
  },
  'SHAFT-FLEX-WOMEN-UP': {
    ...flexChart,
    title: say('pictures.flexWomen'),
    only: { column: 'group', values: ['women'] },
    bands: flexBandsOf(['senior_from']),
  },
}
