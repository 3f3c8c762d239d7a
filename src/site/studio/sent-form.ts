import { type Measure, type System, systems, unitOf, writeQuantity } from '../../golf/quantity.ts'
import { clubTypes } from '../../golf/words.ts'
import type { Reader } from '../lab/index.ts'
import { type Answer, fittingOf, isSizeAsked, type Request, within } from './answers.ts'
import { type Bounds, heightBounds, isShortDrive, type NumberName, numberFields, wordFields } from './fields.ts'

/** A form as it was sent without the script of its page: what it asks for, or why it comes back. */
export const readSentForm = (form: URLSearchParams, reader: Reader): Request | string => {
  const system = systems.find((one) => one === form.get('system')) ?? reader.system
  const clubType = clubTypes.find((club) => club === form.get('clubType')) ?? 'driver'
  const answers: Answer[] = []
  for (const [name, place] of Object.entries(wordFields)) {
    const word = form.get(name)?.trim() ?? ''
    const isAsked = (name !== 'missSize' || isSizeAsked(form.get('miss') ?? '')) && isOf(name, clubType)
    if (word !== '' && isAsked) answers.push([place, word])
  }
  for (const maker of form.getAll('brands')) answers.push(['brands', maker])
  for (const name of Object.keys(numberFields) as NumberName[]) {
    const { path, measure, bounds: ofClubs } = numberFields[name]
    const text = form.get(name)?.trim() ?? ''
    if (text === '' || !isOf(name, clubType)) continue
    const bounds: Bounds = 'min' in ofClubs ? ofClubs : ofClubs[clubType]
    const typed = Number(text.replace(',', '.')) / (measure === null ? 1 : unitOf(measure, system).times)
    const value = within(typed, bounds)
    if (value === null) {
      const isShort = name === 'totalDistance' && isShortDrive(typed)
      // Without the script the field stays on the page when the carry is told in its place.
      if (isShort && (form.get('carryDistance')?.trim() || form.get('way') === 'unknown')) continue
      const refusal = beyond(reader, system, { name, measure, bounds })
      return isShort ? `${refusal} ${reader.texts.studio.shortDrive}` : refusal
    }
    answers.push([path, value])
  }
  const inches = heightIn(form)
  if (inches !== null && within(inches, heightBounds) === null)
    return beyond(reader, system, { name: 'height', measure: 'inches', bounds: heightBounds })
  if (inches !== null) answers.push(['golfer.height', inches])
  const isNeeded = form.get('way') !== 'unknown' && !answers.some(([place]) => tellsSpeed.includes(place))
  return isNeeded ? reader.texts.studio.needed : fittingOf(answers)
}

/** Numbers of which one is needed. */
const tellsSpeed = ['swingSpeed', 'ballSpeed', 'carryDistance', 'totalDistance'].map((name) => `swingMetrics.${name}`)

/** Without the script the questions of every kind of club are shown; those of others do not count. */
const isOf = (name: string, clubType: string): boolean => {
  if (name === 'totalDistance') return clubType === 'driver' || clubType === 'fairway'
  return (name !== 'wedgeHit' && name !== 'pwLoft') || clubType === 'wedge'
}

const heightIn = (form: URLSearchParams): number | null => {
  const number = (name: string) => Number(form.get(name) || Number.NaN)
  if (number('heightCm') > 0) return Math.round(number('heightCm') / unitOf('inches', 'metric').times)
  return number('heightFeet') > 0 ? Math.round(12 * number('heightFeet') + (number('heightInches') || 0)) : null
}

interface Asked {
  readonly name: NumberName | 'height'
  readonly measure: Measure | null
  readonly bounds: Bounds
}

const beyond = ({ texts: { studio }, locale }: Reader, system: System, { name, measure, bounds }: Asked): string => {
  const show = (value: number) =>
    measure === null ? new Intl.NumberFormat(locale).format(value) : writeQuantity(measure, system, locale, value)
  return `${studio.names[name]}: ${studio.beyond.replace('{from}', show(bounds.min)).replace('{to}', show(bounds.max))}`
}
