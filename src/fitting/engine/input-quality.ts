import type { FittingRequest } from '../schema.ts'

/** How much the input tells, and what would tell more. */
export interface InputQuality {
  /** 0 to 100. */
  readonly score: number
  /** Missing inputs, most valuable first. */
  readonly missing: readonly { readonly field: string; readonly adds: number; readonly how: string }[]
}

const start = 40
const scoreMax = 95
const perWarning = 5

/** What each input is worth and how to get it. @rule IN-CONFIDENCE */
const inputs: readonly { field: string; adds: number; how: string; has: (request: FittingRequest) => boolean }[] = [
  {
    field: 'swingMetrics.ballSpeed',
    adds: 10,
    how: 'a launch monitor; with the club speed it shows the strike',
    has: ({ swingMetrics: m }) => m.ballSpeed !== undefined && m.swingSpeed !== undefined,
  },
  {
    field: 'swingMetrics.launchAngle',
    adds: 10,
    how: 'a launch monitor',
    has: ({ swingMetrics: m }) => m.launchAngle !== undefined,
  },
  {
    field: 'swingMetrics.spinRate',
    adds: 10,
    how: 'a launch monitor',
    has: ({ swingMetrics: m }) => m.spinRate !== undefined,
  },
  {
    field: 'swingMetrics.attackAngle',
    adds: 8,
    how: 'a launch monitor that sees the club',
    has: ({ swingMetrics: m }) => m.attackAngle !== undefined,
  },
  {
    field: 'swingMetrics.carryDistance',
    adds: 6,
    how: 'a launch monitor or a range finder',
    has: ({ swingMetrics: m }) => m.carryDistance !== undefined,
  },
  {
    field: 'swingMetrics.missPattern',
    adds: 5,
    how: 'ask which way the bad ones go',
    has: ({ swingMetrics: m }) => m.missPattern !== undefined,
  },
  {
    field: 'golfer.handicap',
    adds: 4,
    how: 'ask, or send averageScore',
    has: ({ golfer: g }) => g.handicap !== undefined || g.averageScore !== undefined,
  },
  {
    field: 'golfer.wristToFloor',
    adds: 4,
    how: 'playing shoes on, arms hanging, top wrist crease to the floor',
    has: ({ golfer: g }) => g.wristToFloor !== undefined,
  },
  {
    field: 'swingMetrics.strikePattern',
    adds: 3,
    how: 'foot-powder spray on the face',
    has: ({ swingMetrics: m }) => m.strikePattern !== undefined,
  },
  {
    field: 'currentEquipment.loft',
    adds: 3,
    how: 'read it off the present club',
    has: ({ currentEquipment: c }) => c?.loft !== undefined,
  },
  {
    field: 'swingMetrics.missSize',
    adds: 2,
    how: 'ask how far the miss curves',
    has: ({ swingMetrics: m }) => m.missPattern !== undefined && m.missSize !== undefined,
  },
  { field: 'golfer.heightFeet', adds: 2, how: 'ask', has: ({ golfer: g }) => g.heightFeet !== undefined },
]

/** @rule IN-CONFIDENCE */
export const inputQuality = (request: FittingRequest, warnings: number): InputQuality => {
  const present = inputs.filter(({ has }) => has(request))
  const missing = inputs.filter(({ has }) => !has(request))
  const gathered = present.reduce((sum, { adds }) => sum + adds, start)
  return {
    score: Math.max(0, Math.min(scoreMax, gathered) - perWarning * warnings),
    missing: missing.map(({ field, adds, how }) => ({ field, adds, how })).sort((a, b) => b.adds - a.adds),
  }
}
