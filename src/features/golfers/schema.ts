import { type Static, Type } from '@sinclair/typebox'
import { GripSizeRequest } from '../../equipment/grips/index.ts'
import { GolferInput } from '../../fitting/index.ts'
import { systems } from '../../golf/quantity.ts'
import { closed, oneOf } from '../../platform/schema.ts'

const { handedness, gender, age, handicap, heightFeet, heightInches, wristToFloor } = GolferInput.properties

/** What an account keeps about one of its golfers, beside the name. */
export const GolferProfile = closed({
  handedness,
  gender,
  age,
  handicap,
  heightFeet,
  heightInches,
  wristToFloor,
  handLengthIn: Type.Optional(GripSizeRequest.properties.handLengthIn),
  units: oneOf(systems, {
    description: 'Units in which the golfer thinks: yards and mph, meters and km/h, or (mixed) meters and mph.',
  }),
})
export type GolferProfile = Static<typeof GolferProfile>

/** Characters of a name. */
export const golferNameMax = 100

/** Characters of a note on a fitting. */
export const noteMax = 2_000
