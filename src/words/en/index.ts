import { advice, next, ownClub, summary, wishes } from './advice.ts'
import { bag } from './bag.ts'
import { driver, driverNotes } from './driver.ts'
import { fittings } from './fittings.ts'
import { choices, general, plain, specs } from './general.ts'
import { gripCores, gripSizes } from './grips.ts'
import { categories, clubs, heads, hosels, others } from './heads.ts'
import { irons, material } from './irons.ts'
import { limits, picks, prices, scores, scoring, search, source, stock } from './picks.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'
import { refusal } from './refusal.ts'
import { flex, launchProfile, length, lie, shaftWeight, swingWeight } from './shaft.ts'
import { store } from './store.ts'
import { flight, inputs, launches, missSize, oddNumber, readings, sentCarry, setup, shots, swing } from './swing.ts'
import { sole, wedges } from './wedges.ts'
import { woods } from './woods.ts'

/** English wordings: of their types the messages are made. */
export const en = {
  advice,
  bag,
  categories,
  choices,
  clubs,
  driver,
  driverNotes,
  fittings,
  flex,
  flight,
  general,
  gripCores,
  gripSizes,
  heads,
  hosels,
  inputs,
  irons,
  launchProfile,
  launches,
  length,
  lie,
  limits,
  material,
  missSize,
  next,
  oddNumber,
  others,
  ownClub,
  picks,
  pictures,
  places,
  plain,
  prices,
  readings,
  refusal,
  scores,
  scoring,
  search,
  sentCarry,
  setup,
  shaftWeight,
  shots,
  sole,
  source,
  specs,
  stock,
  store,
  summary,
  swing,
  swingWeight,
  wedges,
  wishes,
  woods,
}
