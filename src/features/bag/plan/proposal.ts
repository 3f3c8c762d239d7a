import { type ClubLabel, clubName } from '../../../golf/names/club-label.ts'
import type { ClubType } from '../../../golf/names/words.ts'
import type { RuleId } from '../../../ruleset/index.ts'
import type { Message } from '../../../words/message.ts'
import { isPossible, type ReadClub } from '../clubs.ts'
import { type BagClub, type Golfer, type MeasuredBag, measureBag } from '../distances.ts'
import { type Flag, flagsOf, ofOneBasis } from '../flags.ts'
import type { actions } from '../schema.ts'

/** A bag with its flags, and what a proposal needs to be tried on it. */
export interface Survey {
  readonly clubs: readonly ReadClub[]
  readonly golfer: Golfer
  readonly bag: MeasuredBag
  readonly flags: readonly Flag[]
}

/** Measure a bag and flag its faults. */
export const survey = (clubs: readonly ReadClub[], golfer: Golfer): Survey => {
  const bag = measureBag(clubs, golfer)
  return { clubs, golfer, bag, flags: ofOneBasis(flagsOf(bag, golfer)) }
}

/** A change of the bag, before it is tried. */
export interface Proposal {
  readonly action: (typeof actions)[number]
  readonly fitWith: ClubType
  readonly remove: ReadClub | null
  readonly add: ReadClub | null
  /** The clubs of the bag that it speaks of: another suggestion that takes one of them away would contradict it. */
  readonly about: readonly ReadClub[]
  readonly rule: RuleId
  /** The suggestion in words; `added` is the new club as it comes out in the changed bag. */
  readonly text: (added: BagClub | null) => Message
}

/** The bag after a change, measured again: a removed club no longer tells how the others should carry. */
export const applyChange = ({ clubs, golfer }: Survey, { remove, add }: Pick<Proposal, 'remove' | 'add'>): Survey =>
  survey([...clubs.filter((club) => club !== remove), ...(add ? [add] : [])], golfer)

/** Whether a flag lies between the two clubs of another one, them included. */
const isWithin = (flag: Flag, { longer, shorter, flag: name }: Flag): boolean => {
  const isByLoft = name === 'duplicate_loft' || name === 'wedge_gap_too_wide' || longer.carryYards === null
  const place = ({ club, carryYards }: BagClub) => (isByLoft ? club.loftDeg : -(carryYards ?? 0))
  return flag.flag === name && place(flag.longer) >= place(longer) && place(flag.shorter) <= place(shorter)
}

/**
 * Whether a change does away with a flag and brings no other: between the two clubs nothing of its kind is left.
 *
 * @param isPartly True for a gap in which several clubs are missing: what the first one leaves may be flagged again.
 */
export const answersFlag = (before: Survey, proposal: Proposal, flag: Flag, isPartly = false): boolean => {
  if (proposal.add !== null && !isPossible(proposal.add)) return false
  const after = applyChange(before, proposal)
  const isLeft = (each: Flag) => isWithin(each, flag) || isSameFor(proposal, each)(flag)
  const [within, others] = partition(after.flags, isLeft)
  return (isPartly || within.length === 0) && others.every((each) => before.flags.some(isSameFor(proposal, each)))
}

/** Flags of the bag before that are gone after the change, by their place among them. */
export const findSolvedFlags = (before: Survey, proposal: Proposal): number[] => {
  const { flags } = applyChange(before, proposal)
  return before.flags.flatMap((flag, index) => (flags.some((after) => isSameFor(proposal, after)(flag)) ? [] : [index]))
}

/** Whether a flag of the bag before is this one of the changed bag; an altered club counts as the one before it. */
const isSameFor =
  ({ remove, add }: Proposal, after: Flag) =>
  ({ flag, longer, shorter }: Flag): boolean => {
    const now = ({ club }: BagClub) => (club === remove && add !== null ? add : club)
    return flag === after.flag && now(longer) === after.longer.club && now(shorter) === after.shorter.club
  }

const partition = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
]

/** Of several changes that each do, the one that leaves the fewest flags; the first of equals. */
export const leastFlags = (before: Survey, proposals: readonly Proposal[]): Proposal | undefined => {
  const left = proposals.map((proposal) => applyChange(before, proposal).flags.length)
  return proposals[left.indexOf(Math.min(...left))]
}

/** Whether a change brings no flag that was not there. */
export const bringsNoFlag = (before: Survey, proposal: Proposal): boolean =>
  applyChange(before, proposal).flags.every((each) => before.flags.some(isSameFor(proposal, each)))

/** A club that is not in the bag yet, as a caller would send it. */
export const newClub = (
  label: ClubLabel,
  type: ClubType,
  loftDeg: number,
  wedgeClass: ReadClub['wedgeClass'] = null,
): ReadClub => {
  const name = clubName(label)
  const { number } = label
  return { written: name, unread: null, label, name, type, number, wedgeClass, loftDeg, loftSource: 'given' }
}
