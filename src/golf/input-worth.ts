/** Input points, of 100, that the least input has, the most that any has, the most with speeds that contradict each other, and what a warning, a speed estimated from a distance and one of such golfers take off. @source house @rule IN-CONFIDENCE */
export const inputPoints = {
  start: 40,
  max: 95,
  contradictoryMax: 30,
  perWarning: 5,
  estimatedSpeed: 10,
  usualSpeed: 20,
} as const

/** Points that each input adds to that. @source house @rule IN-CONFIDENCE */
export const inputWorth = {
  ballSpeed: 10,
  launchAngle: 10,
  spinRate: 10,
  attackAngle: 8,
  carryDistance: 6,
  missPattern: 5,
  missSize: 2,
  handicap: 4,
  wristToFloor: 4,
  strikePattern: 3,
  loft: 3,
  heightFeet: 2,
} as const

type Members<Name extends string> = { readonly [name in Name]?: unknown }

/** The parts of a request in which inputs are looked for, whole or while somebody fills in a form. */
export interface SentInputs {
  readonly golfer?: Members<'handicap' | 'averageScore' | 'wristToFloor' | 'heightFeet'>
  readonly swingMetrics?: Members<
    | 'swingSpeed'
    | 'ballSpeed'
    | 'launchAngle'
    | 'spinRate'
    | 'attackAngle'
    | 'carryDistance'
    | 'totalDistance'
    | 'missPattern'
    | 'missSize'
    | 'strikePattern'
  >
  readonly currentEquipment?: Members<'loft'> | undefined
}

/** Whether no speed was sent: it is then estimated. */
export const isSpeedEstimated = ({ swingMetrics: m = {} }: SentInputs): boolean =>
  m.swingSpeed === undefined && m.ballSpeed === undefined

/** Whether each input came; both speeds together show the strike, one alone is the least input. */
export const hasInput: Readonly<Record<keyof typeof inputWorth, (sent: SentInputs) => boolean>> = {
  ballSpeed: ({ swingMetrics: m = {} }) => m.ballSpeed !== undefined && m.swingSpeed !== undefined,
  launchAngle: ({ swingMetrics: m = {} }) => m.launchAngle !== undefined,
  spinRate: ({ swingMetrics: m = {} }) => m.spinRate !== undefined,
  attackAngle: ({ swingMetrics: m = {} }) => m.attackAngle !== undefined,
  carryDistance: ({ swingMetrics: m = {} }) => m.carryDistance !== undefined,
  missPattern: ({ swingMetrics: m = {} }) => m.missPattern !== undefined,
  missSize: ({ swingMetrics: m = {} }) => m.missPattern !== undefined && m.missSize !== undefined,
  handicap: ({ golfer: g = {} }) => g.handicap !== undefined || g.averageScore !== undefined,
  wristToFloor: ({ golfer: g = {} }) => g.wristToFloor !== undefined,
  strikePattern: ({ swingMetrics: m = {} }) => m.strikePattern !== undefined,
  loft: ({ currentEquipment: c = {} }) => c.loft !== undefined,
  heightFeet: ({ golfer: g = {} }) => g.heightFeet !== undefined,
}

/** Input points before warnings take any off: what a form promises, and an answer starts from. @rule IN-CONFIDENCE */
export const pointsOf = (sent: SentInputs): number => {
  const names = Object.keys(inputWorth) as (keyof typeof inputWorth)[]
  const gathered = names.filter((name) => hasInput[name](sent)).reduce((sum, name) => sum + inputWorth[name], 0)
  return Math.min(inputPoints.max, inputPoints.start + gathered - estimateTakes(sent))
}

/** What an estimated speed takes off; the distance that it was read from is no second measurement. */
const estimateTakes = (sent: SentInputs): number => {
  if (!isSpeedEstimated(sent)) return 0
  const { carryDistance, totalDistance } = sent.swingMetrics ?? {}
  if (carryDistance !== undefined) return inputPoints.estimatedSpeed + inputWorth.carryDistance
  return totalDistance === undefined ? inputPoints.usualSpeed : inputPoints.estimatedSpeed
}
