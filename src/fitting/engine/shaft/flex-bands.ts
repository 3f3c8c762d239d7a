import type { FlexBands } from '../../../golf/clubs/flexes.ts'
import { type AdultFlex, adultFlexes } from '../../../golf/names/words.ts'
import type { Message, Quantity } from '../../../words/message.ts'
import { mph, say } from '../../../words/say.ts'

/** The open bands at the ends of the scale, so that a place inside them can be argued too. */
const openBandBelowMph = 12
const openBandAboveMph = 10

/** End of the flex scale: the stiffest Extra Stiff. */
export const flexIndexMax = 5.99

/** Flex as a real number: 0 soft end of Ladies, 5.99 end of Extra Stiff; linear inside each band. @rule SHAFT-FLEX */
export const flexIndexAt = ({ fromMph }: FlexBands, speedMph: number): number => {
  const borders = [fromMph[0]! - openBandBelowMph, ...fromMph, fromMph[fromMph.length - 1]! + openBandAboveMph]
  if (speedMph <= borders[0]!) return 0
  const above = borders.findIndex((border) => speedMph < border)
  if (above < 0) return flexIndexMax
  const band = above - 1
  return Math.min(flexIndexMax, band + (speedMph - borders[band]!) / (borders[above]! - borders[band]!))
}

/** The word for a place on the scale. A man's Ladies is sold as Senior, unless his speed lies below the men's lines. */
export const flexWord = ({ seniorLabelFloorMph }: FlexBands, index: number, speedMph: number): AdultFlex =>
  index < 1 && seniorLabelFloorMph !== null && speedMph >= seniorLabelFloorMph
    ? 'Senior'
    : adultFlexes[Math.floor(index)]!

/** `95-105 mph`. The Senior band of men begins where their lines do. */
export function bandSaid({ fromMph, seniorLabelFloorMph }: FlexBands, flex: AdultFlex): Quantity | Message {
  const at = adultFlexes.indexOf(flex)
  const from = flex === 'Senior' ? (seniorLabelFloorMph ?? fromMph[0]!) : fromMph[at - 1]
  const to = flex === 'Ladies' ? (seniorLabelFloorMph ?? fromMph[0]!) : fromMph[at]
  if (from === undefined) return say('flex.below', { speed: mph(to!) })
  return to === undefined ? say('flex.andMore', { speed: mph(from) }) : mph([from, to])
}
