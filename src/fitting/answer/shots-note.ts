import { isMessage, type Message, type Quantity, type Said, type Unit, type Value } from '../../words/message.ts'
import { say, sentences } from '../../words/say.ts'
import { inputSaid } from '../engine/field-words.ts'
import { figure, type Note } from '../engine/spec.ts'
import type { FittingRequest } from '../schema/schema.ts'

type Sent = Pick<FittingRequest, 'shots' | 'swingMetrics'>
type Shots = NonNullable<FittingRequest['shots']>
type ShotFigure = NonNullable<Shots['figures'][keyof Shots['figures']]>

/** The shots behind the numbers of a fitting, and how far they scatter. @rule IN-SHOTS */
export function shotsNote({ shots, swingMetrics }: Sent): Note[] {
  if (shots === undefined) return []
  const behindSent = Object.entries(shots.figures).flatMap(([field, behind]) => {
    const value = swingMetrics[field as keyof typeof shots.figures]
    return value === undefined ? [] : [{ field, behind, value: rounded(value) }]
  })
  if (behindSent.length === 0) return []
  const cited = behindSent.map(({ field, behind, value }) => {
    const input = inputSaid(field)
    // One shot does not tell how far a figure scatters.
    const said =
      behind.shots === 1
        ? say('shots.cited', { input, value })
        : say('shots.citedWithSpread', { input, value, spread: rounded(behind.spread) })
    return countedOf(said, behind, shots)
  })
  const { count } = shots
  if (count === 1) return [{ rule: 'IN-SHOTS', text: say('shots.readFromOne', { count, cited }) }]
  const hasSpread = behindSent.some(({ behind }) => behind.shots !== 1)
  return [{ rule: 'IN-SHOTS', text: say(hasSpread ? 'shots.readFromWithSpread' : 'shots.readFrom', { count, cited }) }]
}

/** How many shots a figure has where that is not all. */
function countedOf(what: Message, { shots }: ShotFigure, { count }: Shots): Message {
  return shots === count ? what : say('shots.ofSome', { what, shots })
}

/** How a reason holds a number that it rests on; numbers of degrees by their name, since lofts are in degrees too. */
const held: Readonly<Record<string, { readonly unit: Unit; readonly name?: string }>> = {
  swingSpeed: { unit: 'mph' },
  ballSpeed: { unit: 'mph' },
  launchAngle: { unit: '°', name: 'launch' },
  attackAngle: { unit: '°', name: 'attack' },
  spinRate: { unit: 'rpm' },
  carryDistance: { unit: 'yd' },
}

/** The reason of a spec with the shots behind the numbers that it rests on. @rule IN-SHOTS */
export function reasonByShots(why: Said, { shots, swingMetrics }: Sent): Said {
  if (shots === undefined) return why
  const values = isMessage(why) ? quantitiesIn(why) : []
  const cited = Object.entries(held).flatMap(([field, { unit, name }]) => {
    const [behind, value] = [shots.figures[field as keyof typeof shots.figures], swingMetrics[field as 'swingSpeed']]
    if (behind === undefined || behind.shots === 1 || value === undefined) return []
    const isRestedOn =
      typeof why === 'string'
        ? isInEnglish(why, field, value)
        : values.some(
            (one) => one.unit === unit && one.n === rounded(value) && (name === undefined || one.name === name),
          )
    const spread: Quantity = { n: rounded(behind.spread), unit }
    return isRestedOn ? [countedOf(say('shots.spreadAlone', { input: inputSaid(field), spread }), behind, shots)] : []
  })
  return cited.length === 0 ? why : sentences([why, say('shots.by', { count: shots.count, cited })])
}

/** Words before a number of degrees, in reasons that are no messages yet. */
const before: Readonly<Record<string, string>> = {
  launchAngle: 'launch (?:of )?',
  attackAngle: 'attack of ',
  carryDistance: 'carry (?:of )?',
}

function isInEnglish(why: string, field: string, value: number): boolean {
  const number = figure(value).replace('.', '\\.')
  const unit = held[field]!.unit === '°' ? '°' : ` ${held[field]!.unit}`
  return new RegExp(`(?<![\\d.])${before[field] ?? ''}(?<![\\d.-])${number}${unit}`, 'i').test(why)
}

interface Named extends Quantity {
  readonly name: string
}

/** Quantities of a message and of those within it, by their names. */
function quantitiesIn({ values }: Message): Named[] {
  const of = (name: string, value: Value): Named[] => {
    if (typeof value !== 'object') return []
    if (Array.isArray(value)) return value.flatMap((one) => of(name, one))
    if (isMessage(value)) return quantitiesIn(value)
    return 'n' in value ? [{ ...value, name }] : []
  }
  return Object.entries(values).flatMap(([name, value]) => of(name, value))
}

function rounded(value: number): number {
  return Number(figure(value))
}
