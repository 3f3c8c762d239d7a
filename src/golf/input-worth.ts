/** Input points, of 100, that the least input has, the most that any has, the most with speeds that contradict each other, and what a warning and an estimated speed take off. @source house @rule IN-CONFIDENCE */
export const inputPoints = { start: 40, max: 95, contradictoryMax: 30, perWarning: 5, estimatedSpeed: 10 } as const

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
