import type { Catalog } from '../catalog.ts'
import type { en } from '../en/index.ts'
import { access, webhooks } from './access.ts'
import { advice, next, ownClub, summary, wishes } from './advice.ts'
import { bag } from './bag.ts'
import { driver, driverNotes } from './driver.ts'
import { fittings } from './fittings.ts'
import { choices, general, plain, specs } from './general.ts'
import { gripCores, gripSizes } from './grips.ts'
import { categories, clubs, heads, hosels, others } from './heads.ts'
import { irons, material } from './irons.ts'
import { limits, needs, picks, prices, scores, scoring, search, source, stock } from './picks.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'
import { refusal } from './refusal.ts'
import { missing, outages, requests } from './requests.ts'
import { files, sessions } from './sessions.ts'
import { flex, launchProfile, length, lie, shaftWeight, swingWeight } from './shaft.ts'
import { store } from './store.ts'
import { flight, inputs, launches, missSize, oddNumber, readings, sentCarry, setup, shots, swing } from './swing.ts'
import { sole, wedges } from './wedges.ts'
import { woods } from './woods.ts'

/** Spanish wordings. */
export const es: Record<keyof typeof en, Catalog[string]> = {
  access,
  advice,
  bag,
  categories,
  choices,
  clubs,
  driver,
  driverNotes,
  files,
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
  missing,
  needs,
  next,
  oddNumber,
  others,
  outages,
  ownClub,
  picks,
  pictures,
  places,
  plain,
  prices,
  readings,
  refusal,
  requests,
  scores,
  scoring,
  search,
  sentCarry,
  sessions,
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
  webhooks,
  wedges,
  wishes,
  woods,
}
