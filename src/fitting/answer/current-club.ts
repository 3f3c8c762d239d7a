import {
  type Catalog,
  type ClubModel,
  clubsNamed,
  type Head,
  type MeantClub,
  soleWidth,
} from '../../equipment/catalog/index.ts'
import { gripYears } from '../../golf/clubs/heads.ts'
import type { ClubType } from '../../golf/names/words.ts'
import type { Message } from '../../words/message.ts'
import { say, sentences } from '../../words/say.ts'
import type { AdviceKind } from '../advice/index.ts'
import { clubTypeSaid } from '../engine/club-said.ts'
import type { Fit } from '../engine/fit.ts'
import { currentClubVerdict } from '../engine/keep/keep.ts'
import { isForDirection } from '../engine/keep/keep-driver.ts'
import { type KnownClub, reasonOf, type Verdict } from '../engine/keep/keep-figures.ts'
import { changeInFull } from '../engine/swing/flight-change.ts'
import type { FittingRequest } from '../schema/schema.ts'

/** Catalog records of the current club, looked up once for all sentences about it. */
interface SaidClub {
  /** Its row in the club-model list. */
  readonly row: ClubModel | null
  /** That row was found by a name without its year. */
  readonly isRead: boolean
  /** Where it is no row of that list: the clubs that an id or a name, as people write it, may mean. */
  readonly meant: readonly MeantClub[]
}

/** Look up what the golfer says of the current club. */
export const saidClub = ({ clubType, currentEquipment }: FittingRequest, catalog: Catalog): SaidClub => {
  const { model, brand } = currentEquipment ?? {}
  if (model === undefined) return { row: null, isRead: false, meant: [] }
  const listed = catalog.clubAge(model, clubType, brand)
  const meant = listed === null ? clubsMeant(model, brand, clubType, catalog) : []
  const unlisted = listed === null && meant.length === 0 ? onlyModelNamed(model, brand, clubType, catalog) : null
  return { row: listed ?? unlisted, isRead: unlisted !== null, meant }
}

/** The one generation of that name, which no head of the catalog has. */
const onlyModelNamed = (
  said: string,
  brand: string | undefined,
  clubType: ClubType,
  { models }: Pick<Catalog, 'models'>,
): ClubModel | null => {
  const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
  const [only, ...others] = models.filter(
    (row) =>
      row.clubType === clubType &&
      (brand === undefined || isSame(row.brand, brand)) &&
      (isSame(row.model, said) || isSame(`${row.brand} ${row.model}`, said)),
  )
  return only === undefined || others.length > 0 ? null : only
}

const clubsMeant = (model: string, brand: string | undefined, clubType: ClubType, catalog: Catalog) => {
  const byModel = clubsNamed(catalog, model, clubType)
  return byModel.length === 1 || brand === undefined ? byModel : clubsNamed(catalog, `${brand} ${model}`, clubType)
}

/** What the rules find of the golfer's current club, with what the catalog knows of it. @rule KEEP-CLUB */
export const judgedClub = (request: FittingRequest, fit: Fit, catalog: Catalog, said: SaidClub, at: Date) => {
  const named = headMeant(request, said, catalog)
  const club = knownClub(said, catalog) ?? clubOf(named)
  const ageYears = club === null ? null : Math.max(0, at.getUTCFullYear() - club.year)
  const found = currentClubVerdict(withLoftOf(named, request), fit, {
    club,
    ageYears,
    ...soleOf(club, request, catalog),
  })
  return (
    found && {
      ...found,
      club,
      ageYears,
      isForDirection: isForDirection(fit, club),
      readAs: named ?? (said.isRead ? said.row : null),
    }
  )
}
type JudgedClub = NonNullable<ReturnType<typeof judgedClub>>

/** What the golfer is told of it: what the advice says, with the reasons of the rules. @rule KEEP-CLUB */
export const currentClub = ({ clubType }: FittingRequest, judged: JudgedClub, kind: AdviceKind) => {
  const { change, club, ageYears, readAs } = judged
  const { verdict, changes = [], ...reasons } = toldOf(clubType, kind, judged)
  const reason = reasonOf(reasons)
  const care = careSaid(club, ageYears)
  // No other reason stands beside that there is nothing to gain.
  const flies =
    change === null || kind === 'nothing_to_gain' ? [] : [changeInFull(clubType, change, judged.isForDirection)]
  const read =
    readAs === null ? [] : [say('ownClub.readAs', { club: `${readAs.brand} ${readAs.model}`, year: readAs.year })]
  return {
    verdict,
    reason,
    changes,
    yards: change === null ? null : change.carryYards,
    reasons: [...judged.reasons, ...care],
    text: sentences([
      say(verdictIds[verdict], { club: clubTypeSaid[clubType], why: [reason, ...flies] }),
      ...read,
      ...care,
    ]),
    club,
    ageYears,
    rule: 'KEEP-CLUB' as const,
  }
}
/** The golfer's present club beside the fitted one: what it is, and whether to keep it. */
export type CurrentClub = ReturnType<typeof currentClub>

/** Other clubs are only told of where the advice is to try one. */
const toldOf = (clubType: ClubType, kind: AdviceKind, judged: JudgedClub): Verdict => {
  const { verdict, why, toDo, changes, change } = judged
  if (kind === 'nothing_to_gain')
    return {
      verdict: 'keep',
      why: change === null ? say('ownClub.asFarAsItGoes') : changeInFull(clubType, change),
    }
  const isOfOthers = verdict === 'compare' || verdict === 'replace'
  if (isOfOthers && kind === 'ask') return { verdict: 'unknown', why, toDo: say('ownClub.answerFirst') }
  if (isOfOthers && kind === 'measure_first') return { verdict: 'unknown', why, toDo: say('ownClub.measureFirst') }
  return { verdict, why, ...(toDo && { toDo }), changes }
}

const verdictIds = {
  keep: 'ownClub.keep',
  compare: 'ownClub.compare',
  adjust: 'ownClub.adjust',
  replace: 'ownClub.replace',
  unknown: 'ownClub.unknown',
} as const

/** Its age, and a grip that is due by it. */
const careSaid = (club: KnownClub | null, ageYears: number | null): Message[] => {
  if (club === null || ageYears === null) return []
  const age = say(club.yearIsEstimate ? 'ownClub.isAbout' : 'ownClub.is', { years: ageYears })
  return ageYears < gripYears
    ? [age]
    : [age, gripYears === 1 ? say('ownClub.gripDueEachYear') : say('ownClub.gripDue', { years: gripYears })]
}

const knownClub = ({ row }: SaidClub, catalog: Catalog): KnownClub | null => {
  if (row === null) return null
  const head = row.headId === null ? undefined : catalog.head(row.headId)
  return { headId: row.headId, year: row.year, yearIsEstimate: row.estimate, category: head?.category ?? null }
}

const headMeant = ({ clubType }: FittingRequest, { meant }: SaidClub, catalog: Catalog): Head | null => {
  const [one, ...others] = meant
  const head = one === undefined || others.length > 0 ? undefined : catalog.head(one.headId)
  return head?.clubType === clubType ? head : null
}

const clubOf = (head: Head | null): KnownClub | null =>
  head && { headId: head.headId, year: head.year, yearIsEstimate: false, category: head.category }

/** Bounce and width of sole of a wedge that is sold with one in its loft; null where that is not known. */
const soleOf = (club: KnownClub | null, { currentEquipment }: FittingRequest, catalog: Catalog) => {
  const head = club?.headId == null ? undefined : catalog.head(club.headId)
  const options = head?.clubType === 'wedge' ? head.options.filter(({ loft }) => loft === currentEquipment?.loft) : []
  return {
    bounceDeg: onlyOne(options.map(({ bounce }) => bounce)),
    sole: onlyOne(options.flatMap(({ grind }) => (grind === null ? [null] : [soleWidth(grind)]))),
  }
}

const onlyOne = <Value>(values: readonly Value[]): Value | null => {
  const [value, ...others] = new Set(values)
  return value === undefined || others.length > 0 ? null : value
}

/** A head of one loft says the loft of the current club when the golfer does not. */
const withLoftOf = (head: Head | null, request: FittingRequest): FittingRequest => {
  const { currentEquipment } = request
  if (head === null || currentEquipment?.loft !== undefined) return request
  const own = head.clubType === 'iron' ? [head.sevenIronLoft] : head.lofts.map(({ loft }) => loft)
  const [loft, ...others] = own
  return loft === undefined || others.length > 0
    ? request
    : { ...request, currentEquipment: { ...currentEquipment, loft } }
}

/** Of more clubs than these a name says too little to ask by. */
const [meantMax, askedMax] = [12, 4]

/** Which of several clubs the current one is, as a question; null when its name says one, or none. */
export const whichCurrentClub = ({ currentEquipment }: FittingRequest, { meant }: SaidClub): Message | null => {
  if (meant.length < 2 || meant.length > meantMax) return null
  const names = meant.slice(0, askedMax).map(({ name }) => name)
  const id = meant.length > askedMax ? 'ownClub.whichOfMore' : 'ownClub.whichOf'
  return say(id, { said: currentEquipment?.model ?? '', names })
}
