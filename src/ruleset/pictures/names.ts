import type { Said } from '../../words/message.ts'
import { say } from '../../words/say.ts'

// Ids of the tables as pictures say them.

export const clubsSaid: Readonly<Record<string, Said>> = {
  driver: say('clubs.driver'),
  '3-wood': say('clubs.numberedWood', { number: 3 }),
  '5-wood': say('clubs.numberedWood', { number: 5 }),
  '7-wood': say('clubs.numberedWood', { number: 7 }),
  '9-wood': say('clubs.numberedWood', { number: 9 }),
  fairway: say('pictures.fairway'),
  hybrid: say('clubs.hybrid'),
  '7-iron': say('clubs.numberedIron', { number: 7 }),
  iron: say('pictures.iron'),
  wedge: say('pictures.wedgeClub'),
}

export const sizesSaid = {
  slight: say('pictures.slight'),
  moderate: say('pictures.moderate'),
  large: say('pictures.large'),
}

export const groupsSaid = { men: say('pictures.men'), women: say('pictures.women') }

/** Launch profiles of shafts: what they are called, and in a bar where that is too long. */
export const profilesSaid = {
  high: { band: say('pictures.high') },
  'mid-high': { band: say('pictures.midHigh'), short: say('pictures.midHi') },
  mid: { band: say('pictures.mid') },
  'mid-low': { band: say('pictures.midLow'), short: say('pictures.midLo') },
  low: { band: say('pictures.low') },
}
