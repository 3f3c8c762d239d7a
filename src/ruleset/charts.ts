import type { RuleId } from './rules.ts'

/** A figure of a golfer that is an axis of a chart. */
export type GolferAxis = 'driverSpeedMph' | 'handicap' | 'heightIn' | 'wristToFloorIn' | 'attackDeg'

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
}

const target = { x: 'club_speed_mph', series: 'attack_angle_deg', golfer: 'driverSpeedMph' } as const
const amateurs = { x: 'handicap', series: 'gender', golfer: 'handicap' } as const
const juniors = { x: ['height_min_in', 'height_max_in'], golfer: 'heightIn' } as const

/** Rules whose table is a curve. The other tables are lists, and a drawing would say less than they do. */
export const ruleCharts: Readonly<Partial<Record<RuleId, RuleChart>>> = {
  'FLT-DRIVER-TARGET': { ...target, y: 'target_launch_deg' },
  'DRV-LOFT': { ...target, y: 'recommended_static_loft_deg' },
  'DRV-SPIN': { ...amateurs, y: 'spin_rpm' },
  'IN-ATTACK': { ...amateurs, y: 'attack_deg' },
  'IN-CONSISTENT-SPEED': { ...amateurs, y: 'smash' },
  'FLT-CARRY': { x: 'driver_speed_mph', y: 'factor_vs_113', golfer: 'driverSpeedMph' },
  'FLT-SIDE': { x: 'face_to_path_deg', y: 'curvature_yd_right', series: 'shot' },
  'BAG-CARRY': { x: 'loft_deg', y: 'carry_yd_at_113_mph', series: 'kind' },
  'WOOD-GAP': { x: 'loft_deg', y: 'carry_yd_at_113_mph', series: 'kind' },
  'FWY-DESIGNATION': {
    x: ['driver_speed_min_mph', 'driver_speed_max_mph'],
    y: 'first_loft_deg_mid_band',
    golfer: 'driverSpeedMph',
  },
  'IRON-GOAL': { x: 'seven_iron_speed_mph', y: 'expected_carry_yd' },
  'IRON-HOLD': { x: 'seven_iron_speed_mph', y: 'ideal_land_angle_deg' },
  'SHAFT-WEIGHT': {
    x: 'anchor_speed_mph',
    y: 'weight_mid_g',
    series: 'club',
    only: { column: 'club', values: ['driver', 'fairway', 'hybrid', 'iron'] },
  },
  'SHAFT-WEIGHT-JUNIOR': { ...juniors, y: 'shaft_weight_g' },
  'JUN-LENGTH': { ...juniors, y: 'driver_length_in' },
  'LEN-IRON': {
    x: ['wrist_to_floor_min_in', 'wrist_to_floor_max_in'],
    y: 'iron_length_adj_in',
    golfer: 'wristToFloorIn',
  },
  'LEN-CHECK': { x: ['height_min_in', 'height_max_in'], y: 'length_adj_in', golfer: 'heightIn' },
  'LIE-STATIC': {
    x: 'wrist_to_floor_in',
    y: 'lie_adj_deg_upright_positive',
    series: 'height_in',
    only: { column: 'height_in', values: ['60', '66', '72', '78'] },
    golfer: 'wristToFloorIn',
  },
  'WDG-BOUNCE': { x: 'attack_angle_deg', y: 'bounce_at_node_deg', series: 'club', golfer: 'attackDeg' },
}
