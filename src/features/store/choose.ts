import type { Catalog, Head } from '../../equipment/catalog/index.ts'
import { type BuildParam, type BuildParams, buildParams } from '../../equipment/store-link/index.ts'
import type { Message } from '../../words/message.ts'
import {
  readFlex,
  readFlexName,
  readGrip,
  readGripSize,
  readLength,
  readLie,
  readSet,
  readShaft,
  readShaftWeight,
  readSwingWeight,
  readWeightSetting,
} from './read-build.ts'
import { readBounce, readHand, readLoft, readWedges, readWood } from './read-head.ts'
import { readSetting } from './read-setting.ts'
import { everything, type Left, type Reader } from './reading.ts'

const readers: Readonly<Record<BuildParam, Reader>> = {
  hand: readHand,
  loft: readLoft,
  wood: readWood,
  bounce: readBounce,
  wedges: readWedges,
  shaft: readShaft,
  flex: readFlex,
  flexName: readFlexName,
  shaftWeight: readShaftWeight,
  length: readLength,
  lie: readLie,
  grip: readGrip,
  gripSize: readGripSize,
  set: readSet,
  swingWeight: readSwingWeight,
  setting: readSetting,
  weightSetting: readWeightSetting,
}

/** One parameter as it was understood. */
export interface Chosen {
  readonly name: BuildParam
  /** As a store link writes it. */
  readonly value: string
  /** As people read it. */
  readonly shown: string
  /** By how much it changes the loft, degrees. */
  readonly loftDeg?: number
}

/** One parameter that the club does not offer. */
export interface Refused {
  readonly name: BuildParam
  readonly received: string
  /** Completes the sentence "<parameter> ...": it lists what is offered. */
  readonly problem: Message
}

/** A club as far as its parameters choose it. */
export interface Choice {
  readonly chosen: readonly Chosen[]
  readonly refused: readonly Refused[]
  /** What the parameters leave open. */
  readonly left: Left
}

/**
 * Read every parameter of a link, each within what the ones before it leave: a bounce belongs to a loft, a flex to a
 * shaft. One that is not offered is refused, and the others are read as if it were not there.
 * @param isFitted Whether a fitting stands behind them.
 */
export const choose = (catalog: Catalog, head: Head, params: BuildParams, isFitted: boolean): Choice => {
  let left = everything(catalog, head, isFitted)
  const chosen: Chosen[] = []
  const refused: Refused[] = []
  for (const name of buildParams) {
    const text = params[name]
    if (text === undefined) continue
    const reading = readers[name](text.trim(), left)
    if ('problem' in reading) refused.push({ name, received: text, problem: reading.problem })
    else {
      const { value, shown, loftDeg } = reading
      chosen.push({ name, value, shown, ...(loftDeg === undefined ? {} : { loftDeg }) })
      left = { ...left, ...reading.left }
    }
  }
  return { chosen, refused, left }
}
