import type { FlexRow } from '../../golf/clubs/flexes.ts'
import type { ClubType } from '../../golf/names/words.ts'
import type { NumbersOf } from '../../golf/speeds.ts'
import type { Message, Quantity } from '../../words/message.ts'
import { say } from '../../words/say.ts'

/** A kind of club in a sentence. */
export const clubTypeSaid: Readonly<Record<ClubType, Message>> = {
  driver: say('clubs.driver'),
  fairway: say('clubs.fairway'),
  hybrid: say('clubs.hybrid'),
  iron: say('clubs.ironSet'),
  wedge: say('clubs.wedge'),
}

const speedOf = {
  driver: 'source.driverSpeed',
  '3-wood': 'source.threeWoodSpeed',
  '5-wood': 'source.fiveWoodSpeed',
  '7-wood': 'source.sevenWoodSpeed',
  hybrid: 'source.hybridSpeed',
  '7-iron': 'source.sevenIronSpeed',
  wedge: 'source.wedgeSpeed',
  PW: 'source.pitchingWedgeSpeed',
  GW: 'source.gapWedgeSpeed',
  SW: 'source.sandWedgeSpeed',
  LW: 'source.lobWedgeSpeed',
} as const

/** `7-iron speed 75 mph`. */
export function speedSaid(club: NumbersOf | FlexRow, speed: Quantity | Message): Message {
  return say(speedOf[club], { speed })
}
