import type { CompletedFitting } from '../../../fitting/index.ts'
import { type GolferAxis, type RuleId, ruleBands, ruleCharts } from '../../../ruleset/index.ts'

/** Page of a rule; its chart, where it has one, marks the golfer of the fitting. */
export const ruleAddress = (rule: string, fitting: CompletedFitting): string => {
  const axis = (ruleCharts[rule as RuleId] ?? ruleBands[rule as RuleId])?.golfer
  const at = axis === undefined ? undefined : onAxis[axis](fitting)
  return `/v1/rules/${rule}${at == null ? '' : `?at=${at}`}`
}

const onAxis: Readonly<Record<GolferAxis, (fitting: CompletedFitting) => number | null | undefined>> = {
  driverSpeedMph: ({ meta }) => meta.golfer.driverSpeedMph,
  handicap: ({ meta }) => meta.golfer.handicap,
  heightIn: ({ input: { golfer } }) =>
    golfer.heightFeet === undefined ? undefined : 12 * golfer.heightFeet + (golfer.heightInches ?? 0),
  wristToFloorIn: ({ input }) => input.golfer.wristToFloor,
  attackDeg: ({ input }) => input.swingMetrics.attackAngle,
}
