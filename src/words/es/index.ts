import type { Catalog } from '../catalog.ts'
import type { en } from '../en/index.ts'
import { advice } from './advice.ts'
import { bag } from './bag.ts'
import { categories } from './categories.ts'
import { choices } from './choices.ts'
import { clubs } from './clubs.ts'
import { driver } from './driver.ts'
import { driverNotes } from './driver-notes.ts'
import { fittings } from './fittings.ts'
import { flex } from './flex.ts'
import { flight } from './flight.ts'
import { general } from './general.ts'
import { gripCores } from './grip-cores.ts'
import { gripSizes } from './grip-sizes.ts'
import { heads } from './heads.ts'
import { hosels } from './hosels.ts'
import { inputs } from './inputs.ts'
import { irons } from './irons.ts'
import { launchProfile } from './launch-profile.ts'
import { launches } from './launches.ts'
import { length } from './length.ts'
import { lie } from './lie.ts'
import { limits } from './limits.ts'
import { material } from './material.ts'
import { missSize } from './miss-size.ts'
import { next } from './next.ts'
import { oddNumber } from './odd-number.ts'
import { others } from './others.ts'
import { ownClub } from './own-club.ts'
import { picks } from './picks.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'
import { plain } from './plain.ts'
import { prices } from './prices.ts'
import { readings } from './readings.ts'
import { refusal } from './refusal.ts'
import { scores } from './scores.ts'
import { scoring } from './scoring.ts'
import { search } from './search.ts'
import { sentCarry } from './sent-carry.ts'
import { setup } from './setup.ts'
import { shaftWeight } from './shaft-weight.ts'
import { shots } from './shots.ts'
import { sole } from './sole.ts'
import { source } from './source.ts'
import { specs } from './specs.ts'
import { stock } from './stock.ts'
import { store } from './store.ts'
import { summary } from './summary.ts'
import { swing } from './swing.ts'
import { swingWeight } from './swing-weight.ts'
import { wedges } from './wedges.ts'
import { wishes } from './wishes.ts'
import { woods } from './woods.ts'

/** Spanish wordings. */
export const es: Record<keyof typeof en, Catalog[string]> = {
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
