import type { Message } from '../../words/message.ts'
import { deg, say, yards } from '../../words/say.ts'
import { clubNameSaid } from '../../words/say-club.ts'
import type { ReadClub } from './clubs.ts'
import type { BagClub } from './distances.ts'

/** `4-iron 158`: a club with its carry, as golfers say it. */
export function clubAt({ club, carryYards }: BagClub): Message {
  return say('bag.clubAt', { club: clubNameSaid(club.label), carry: yards(carryYards!) })
}

/** `PW 45°`; a club that is named by its loft needs no second one. */
export function clubOfLoft({ club: { label, loftDeg } }: BagClub): Message {
  const club = clubNameSaid(label)
  return label.loftDeg === loftDeg ? club : say('bag.clubOfLoft', { club, loft: deg(loftDeg) })
}

/** `4-iron (22°)`. */
export function clubWithLoft({ label, loftDeg }: Pick<ReadClub, 'label' | 'loftDeg'>): Message {
  return say('bag.clubWithLoft', { club: clubNameSaid(label), loft: deg(loftDeg) })
}
