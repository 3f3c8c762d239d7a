import type { BagClub } from './distances.ts'

/** `4-iron 158`: a club with its carry, as golfers say it. */
export const yards = ({ club, carryYards }: BagClub): string => `${club.name} ${carryYards ?? '?'}`

/** `1 yard apart`, `12 yards apart`. */
export const yardsApart = (yards: number | null): string => `${yards} ${yards === 1 ? 'yard' : 'yards'} apart`

/** `PW 45°`; a club that is named by its loft needs no second one. */
export const degrees = ({ club }: BagClub): string =>
  club.name.startsWith(`${club.loftDeg}°`) ? club.name : `${club.name} ${club.loftDeg}°`
