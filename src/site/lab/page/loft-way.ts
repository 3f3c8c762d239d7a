import type { LoftWay } from '../loft-ways.ts'
import { figureFor, type Reader } from './reader.ts'

/** How a head comes to play a loft. @example '10.5° with the hosel at D4 (+0.75°) plays 11.25°' */
export const wayInWords = ({ by, madeDeg, playingDeg, setting }: LoftWay, reader: Reader): string => {
  const { build, whatIf } = reader.texts
  const text = { sold: build.asIs, hosel: build.hosel, chart: whatIf.byChart, bent: build.bent }[by]
  const degrees = (value: number) => figureFor(reader, `${value}°`)
  const values = { loft: degrees(madeDeg), playing: degrees(playingDeg), setting: figureFor(reader, setting ?? '') }
  return text.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name])
}
