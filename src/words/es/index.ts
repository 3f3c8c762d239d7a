import type { Catalog } from '../catalog.ts'
import type { en } from '../en/index.ts'
import { bag } from './bag.ts'
import { clubs } from './clubs.ts'
import { driver } from './driver.ts'
import { driverNotes } from './driver-notes.ts'
import { flex } from './flex.ts'
import { flight } from './flight.ts'
import { general } from './general.ts'
import { heads } from './heads.ts'
import { inputs } from './inputs.ts'
import { irons } from './irons.ts'
import { launchProfile } from './launch-profile.ts'
import { length } from './length.ts'
import { lie } from './lie.ts'
import { material } from './material.ts'
import { missSize } from './miss-size.ts'
import { next } from './next.ts'
import { oddNumber } from './odd-number.ts'
import { others } from './others.ts'
import { pictures } from './pictures.ts'
import { plain } from './plain.ts'
import { readings } from './readings.ts'
import { sentCarry } from './sent-carry.ts'
import { setup } from './setup.ts'
import { shaftWeight } from './shaft-weight.ts'
import { shots } from './shots.ts'
import { sole } from './sole.ts'
import { source } from './source.ts'
import { swing } from './swing.ts'
import { swingWeight } from './swing-weight.ts'
import { wedges } from './wedges.ts'
import { wishes } from './wishes.ts'
import { woods } from './woods.ts'

/** Spanish wordings. */
export const es: Record<keyof typeof en, Catalog[string]> = {
  bag,
  clubs,
  driver,
  driverNotes,
  flex,
  flight,
  general,
  heads,
  inputs,
  irons,
  launchProfile,
  length,
  lie,
  material,
  missSize,
  next,
  oddNumber,
  others,
  pictures,
  plain,
  readings,
  sentCarry,
  setup,
  shaftWeight,
  shots,
  sole,
  source,
  swing,
  swingWeight,
  wedges,
  wishes,
  woods,
}
