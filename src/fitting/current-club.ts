import type { Catalog } from '../features/catalog/index.ts'
import { gripYears } from '../golf/heads.ts'
import { clubWords } from './engine/club.ts'
import type { Fit } from './engine/fit.ts'
import { currentClubVerdict, type KnownClub } from './engine/keep.ts'
import type { FittingRequest } from './schema.ts'

/** The verdict on the golfer's present club, with its age where the catalog knows that exact generation. @rule KEEP-CLUB */
export const currentClub = (request: FittingRequest, fit: Fit, catalog: Catalog, at: Date) => {
  const club = knownClub(request, catalog)
  const found = currentClubVerdict(request, fit, club)
  if (found === null) return null
  const ageYears = club === null ? null : Math.max(0, at.getUTCFullYear() - club.year)
  const care = careWords(club, ageYears)
  const text = [sentenceOf(request, found), ...care].join(' ')
  return { ...found, reasons: [...found.reasons, ...care], text, ageYears }
}
export type CurrentClub = NonNullable<ReturnType<typeof currentClub>>

const beginnings = {
  keep: 'Keep the present',
  compare: 'Compare the present',
  adjust: 'Adjust the present',
  replace: 'Replace the present',
  unknown: 'Nothing is decided about the present',
} as const

/** Verdict, reason and yards in one sentence. */
const sentenceOf = (
  { clubType }: FittingRequest,
  { verdict, reason, yards }: NonNullable<ReturnType<typeof currentClubVerdict>>,
): string =>
  `${beginnings[verdict]} ${clubWords[clubType]}: ${reason}${yards === null ? '' : `; ${yardsWords(yards)}`}.`

const yardsWords = (yards: number): string => {
  if (yards >= 1) return `the fitted one carries about ${yards} yd more`
  return yards <= -1 ? `the fitted one carries about ${-yards} yd less` : 'there is no carry to gain'
}

/** Its age, and a grip that is due by it. */
const careWords = (club: KnownClub | null, ageYears: number | null): string[] => {
  if (club === null || ageYears === null) return []
  const years = ageYears === 1 ? '1 year' : `${ageYears} years`
  const age = `The model is ${club.yearIsEstimate ? 'about ' : ''}${years} old.`
  if (ageYears < gripYears) return [age]
  return [
    age,
    `A grip is due if it was not changed within ${gripYears === 1 ? 'the last year' : `${gripYears} years`}.`,
  ]
}

const knownClub = ({ clubType, currentEquipment }: FittingRequest, catalog: Catalog): KnownClub | null => {
  const { model, brand } = currentEquipment ?? {}
  const row = model === undefined ? null : catalog.clubAge(model, clubType, brand)
  if (row === null) return null
  const head = row.headId === null ? undefined : catalog.head(row.headId)
  return { headId: row.headId, year: row.year, yearIsEstimate: row.estimate, category: head?.category ?? null }
}
