import type { CompletedFitting } from '../../../fitting/index.ts'
import { type GolferAxis, type RuleId, ruleBands, ruleCharts, rulePictures } from '../../../ruleset/index.ts'

/** Page of a rule; its chart, where it has one, marks the golfer of the fitting. */
export const ruleAddress = (rule: string, fitting: CompletedFitting): string => {
  const axis = axisOf(rule as RuleId)
  // Women's lengths have bands of their own, which are not drawn.
  const isDrawnForMen = rule === 'LEN-WOOD' || rule === 'LEN-IRON'
  const isOff = isDrawnForMen && fitting.input.golfer.gender === 'female'
  const at = axis === undefined || isOff ? undefined : onAxis[axis](fitting)
  return `/v1/rules/${rule}${at == null ? '' : `?at=${at}`}`
}

const axisOf = (rule: RuleId): GolferAxis | undefined => {
  const pictures = rulePictures(rule) ?? []
  const drawn = pictures.flatMap((one) => ('golfer' in one && one.golfer !== undefined ? [one.golfer] : []))
  return drawn[0] ?? (ruleCharts[rule] ?? ruleBands[rule])?.golfer
}

const onAxis: Readonly<Record<GolferAxis, (fitting: CompletedFitting) => number | null | undefined>> = {
  driverSpeedMph: ({ meta }) => meta.golfer.driverSpeedMph,
  hybridSpeedMph: ({ clubType, input }) => (clubType === 'hybrid' ? input.swingMetrics.swingSpeed : undefined),
  sevenIronSpeedMph: ({ clubType, input }) =>
    clubType === 'iron' ? input.swingMetrics.swingSpeed : input.clubDetails?.sevenIronSpeed,
  handicap: ({ meta }) => meta.golfer.handicap,
  averageScore: ({ input }) => input.golfer.averageScore,
  ageYears: ({ input }) => input.golfer.age,
  heightIn: ({ input: { golfer } }) =>
    golfer.heightFeet === undefined ? undefined : 12 * golfer.heightFeet + (golfer.heightInches ?? 0),
  wristToFloorIn: ({ input }) => input.golfer.wristToFloor,
  attackDeg: ({ input }) => input.swingMetrics.attackAngle,
  loftDeg: ({ specs }) => specs.loft.value,
  shaftGrams: ({ specs }) => specs.shaftWeight.value,
}
