import { Type } from '@sinclair/typebox'
import { FittingRequest } from '../../fitting/index.ts'
import type { ClubType } from '../../golf/names/words.ts'
import { type Measure, systems } from '../../golf/quantity.ts'
import { fieldProblems } from '../../platform/schema.ts'
import type { Reader } from '../lab/index.ts'
import { type Answer, fittingOf, isSizeAsked, lacksSpeed, type Request, within } from './answers.ts'
import { clubsAsked, heightBounds, isShortDrive, type NumberName, numberFields, wordFields } from './fields.ts'
import { type Bounds, boundsFor, inchesOfCm, inchesOfFeet, typedNumber, withBounds } from './numbers.ts'
import { fieldSaid } from './refusal.ts'

/** The other questions depend on the kind of club, so that it is read first. */
const ClubOnly = Type.Pick(FittingRequest, ['clubType'])

/** A form as it was sent without the script of its page: what it asks for, or why it comes back. */
export const readSentForm = (form: URLSearchParams, reader: Reader): Request | string => {
  const system = systems.find((one) => one === form.get('system')) ?? reader.system
  const beyond = (name: NumberName | 'height', measure: Measure | null, bounds: Bounds): string =>
    `${reader.texts.studio.names[name]}: ${withBounds(reader.texts.studio.beyond, bounds, measure, { system, locale: reader.locale })}`
  const club = form.get('clubType')?.trim() || undefined
  const [wrongClub] = fieldProblems(ClubOnly, { clubType: club })
  if (wrongClub !== undefined) return fieldSaid(reader, wrongClub)
  const clubType = club as ClubType
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
    const bounds = boundsFor(ofClubs, clubType)
    const typed = typedNumber(measure, system, text)
    if (typed === null) return `${reader.texts.studio.names[name]}: ${reader.texts.keep.notANumber}`
    const value = within(typed, bounds)
    if (value === null) {
      const isShort = name === 'totalDistance' && isShortDrive(typed)
      // Without the script the field stays on the page when the carry is told in its place.
      if (isShort && (form.get('carryDistance')?.trim() || form.get('way') === 'unknown')) continue
      const refusal = beyond(name, measure, bounds)
      return isShort ? `${refusal} ${reader.texts.studio.shortDrive}` : refusal
    }
    answers.push([path, value])
  }
  const inches = heightIn(form)
  if (inches !== null && within(inches, heightBounds) === null) return beyond('height', 'inches', heightBounds)
  if (inches !== null) answers.push(['golfer.height', inches])
  return lacksSpeed(answers, form.get('way')) ? reader.texts.studio.needed : fittingOf(answers)
}

/** Without the script the questions of every kind of club are shown; those of others do not count. */
const isOf = (name: string, clubType: ClubType): boolean =>
  (clubsAsked as Readonly<Record<string, readonly ClubType[]>>)[name]?.includes(clubType) ?? true

const heightIn = (form: URLSearchParams): number | null => {
  const number = (name: string) => Number(form.get(name) || Number.NaN)
  if (number('heightCm') > 0) return inchesOfCm(number('heightCm'))
  return number('heightFeet') > 0 ? inchesOfFeet(number('heightFeet'), number('heightInches') || 0) : null
}
