import { fieldWords } from './engine/field-words.ts'
import { figure, type Note } from './engine/spec.ts'
import type { FittingRequest } from './schema.ts'

/** The shots behind the numbers of a fitting, and how far they scatter. @rule IN-SHOTS */
export const shotsNote = ({ shots, swingMetrics }: Pick<FittingRequest, 'shots' | 'swingMetrics'>): Note[] => {
  if (shots === undefined) return []
  const cited = Object.entries(shots.figures).flatMap(([field, behind]) => {
    const value = swingMetrics[field as keyof typeof shots.figures]
    if (value === undefined) return []
    return [`${fieldWords(field)} ${figure(value)}${scatter(behind)}${countOf(behind, shots)}`]
  })
  if (cited.length === 0) return []
  const from = shots.count === 1 ? '1 shot' : `${shots.count} shots`
  const spread = cited.some((one) => one.includes(' ± ')) ? ', with their standard deviation' : ''
  return [{ rule: 'IN-SHOTS', text: `Read from ${from}${spread}: ${cited.join(', ')}.` }]
}

type Shots = NonNullable<FittingRequest['shots']>
type ShotFigure = NonNullable<Shots['figures'][keyof Shots['figures']]>

/** How far a figure scatters; one shot does not tell. */
const scatter = ({ shots, spread }: ShotFigure, unit = ''): string => (shots === 1 ? '' : ` ± ${figure(spread)}${unit}`)

/** How many shots a figure has where that is not all. */
const countOf = ({ shots }: ShotFigure, { count }: Shots): string =>
  shots === count ? '' : ` (${shots} ${shots === 1 ? 'shot' : 'shots'})`

/** How a reason writes a number that it rests on; numbers of degrees by their word, since lofts are in degrees too. */
const written: Readonly<Record<string, { readonly before: string; readonly unit: string }>> = {
  swingSpeed: { before: '', unit: ' mph' },
  ballSpeed: { before: '', unit: ' mph' },
  launchAngle: { before: 'launch (?:of )?', unit: '°' },
  attackAngle: { before: 'attack of ', unit: '°' },
  spinRate: { before: '', unit: ' rpm' },
  carryDistance: { before: 'carry (?:of )?', unit: ' yd' },
}

/** The reason of a spec with the shots behind the numbers that it rests on. @rule IN-SHOTS */
export const reasonByShots = (
  why: string,
  { shots, swingMetrics }: Pick<FittingRequest, 'shots' | 'swingMetrics'>,
): string => {
  if (shots === undefined) return why
  const cited = Object.entries(written).flatMap(([field, { before, unit }]) => {
    const name = field as keyof typeof shots.figures
    const [behind, value] = [shots.figures[name], swingMetrics[name]]
    if (behind === undefined || behind.shots === 1 || value === undefined) return []
    const number = figure(value).replace('.', '\\.')
    if (!new RegExp(`(?<![\\d.])${before}(?<![\\d.-])${number}${unit}`, 'i').test(why)) return []
    return [`${fieldWords(field)}${scatter(behind, unit)}${countOf(behind, shots)}`]
  })
  return cited.length === 0 ? why : `${why} By ${shots.count} shots: ${cited.join(', ')}.`
}
