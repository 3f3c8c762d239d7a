import { clubsAllowed, suggestionsMax } from '../../golf/clubs/bag.ts'
import { say, sentences } from '../../words/say.ts'
import { clubNameSaid } from '../../words/say-club.ts'
import type { ReadClub } from './clubs.ts'
import type { BagClub, Golfer } from './distances.ts'
import type { Flag } from './flags.ts'
import { fillGap } from './plan/fill-gap.ts'
import { replaceLongClubs } from './plan/long-clubs.ts'
import { applyChange, findSolvedFlags, type Proposal, type Survey } from './plan/proposal.ts'
import { stays } from './plan/stays.ts'
import { thinBunches, thinOut } from './plan/thin-out.ts'
import type { BagGapping, FlagName } from './schema.ts'
import { bounceAt } from './wedges.ts'

type Suggestion = BagGapping['suggestions'][number]

/** What would help this bag, most first: at most five, each tried on the bag by itself. @rule BAG-ORDER, BAG-FOURTEEN */
export const suggest = (before: Survey, putters: number, attackDeg: number | undefined): Suggestion[] => {
  const taken: { proposal: Proposal; answers: readonly number[] }[] = []
  const isFull = () => taken.length === suggestionsMax
  const take = (proposal: Proposal | undefined): void => {
    if (
      !proposal ||
      isFull() ||
      leavesOne(before, proposal) ||
      taken.some((other) => contradict(other.proposal, proposal))
    )
      return
    taken.push({ proposal, answers: findSolvedFlags(before, proposal) })
  }
  const forFlags = (name: FlagName, propose: (before: Survey, flag: Flag) => Proposal | undefined) => {
    for (const flag of widestFirst(before.flags.filter((each) => each.flag === name)))
      if (!isFull() && !taken.some(({ answers }) => answers.includes(before.flags.indexOf(flag))))
        take(propose(before, flag))
  }
  forFlags('gap_too_big', fillGap)
  forFlags('wedge_gap_too_wide', fillGap)
  for (const proposal of replaceLongClubs(before)) take(proposal)
  forFlags('overlap', thinOut)
  forFlags('duplicate_loft', thinOut)
  forFlags('gap_too_small', thinOut)
  for (const proposal of thinBunches(before)) take(proposal)
  const hasRoom = before.clubs.length + putters < clubsAllowed
  return taken.map(({ proposal, answers }) => show(before, proposal, answers, hasRoom, attackDeg))
}

/** A bag is at least two clubs. */
const leavesOne = ({ clubs }: Survey, { add }: Proposal): boolean => clubs.length <= 2 && add === null

const widestFirst = (flags: readonly Flag[]): Flag[] => {
  const excess = ({ limit, carryGapYards, loftGapDeg }: Flag) =>
    (limit.unit === 'yards' ? carryGapYards! : loftGapDeg) - limit.value
  return [...flags].sort((a, b) => excess(b) - excess(a))
}

/** Whether one suggestion takes away or alters a club that the other one builds on. */
const contradict = (a: Proposal, b: Proposal): boolean =>
  (a.remove !== null && b.about.includes(a.remove)) ||
  (b.remove !== null && a.about.includes(b.remove)) ||
  (a.add !== null && a.add.name === b.add?.name)

const show = (
  before: Survey,
  proposal: Proposal,
  answers: readonly number[],
  hasRoom: boolean,
  attackDeg: number | undefined,
): Suggestion => {
  const { action, fitWith, remove, add, rule, text } = proposal
  const added = applyChange(before, proposal).bag.clubs.find(({ club }) => club === add) ?? null
  const mustLeave = !hasRoom && action === 'add'
  const leaving = mustLeave ? clubToLeave(before, proposal, answers) : undefined
  const room = leaving
    ? say('bag.leaveOut', { allowed: clubsAllowed, club: clubNameSaid(leaving.label) })
    : say('bag.oneHasToGo', { allowed: clubsAllowed })
  return {
    action,
    fitWith,
    remove: sentAs(remove),
    add: added && describeAddition(added, attackDeg, before.golfer),
    alsoDrop: sentAs(leaving ?? null),
    answers: [...answers],
    text: sentences([text(added), ...(mustLeave ? [room] : [])]),
    rule,
  }
}

/** A club by the words of its owner; one of a set by its name. */
const sentAs = (club: ReadClub | null): string | null =>
  club === null ? null : club.isOfSet ? club.name : club.written

const describeAddition = (
  { club, carryYards }: BagClub,
  attackDeg: number | undefined,
  golfer: Golfer,
): Suggestion['add'] => ({
  club: club.name,
  type: club.type,
  loft: club.loftDeg,
  carry: carryYards,
  bounce: club.wedgeClass === null ? null : bounceAt(club.wedgeClass, attackDeg, golfer),
})

/** The club that is missed least: an overlapping long one, then the longest iron, then a wedge that is one too many, then another. @rule BAG-FOURTEEN */
const clubToLeave = (before: Survey, proposal: Proposal, answers: readonly number[]): ReadClub | undefined => {
  const after = applyChange(before, proposal)
  const ends = answers.flatMap((index) => [before.flags[index]!.longer.club, before.flags[index]!.shorter.club])
  const crowded = new Set(
    after.flags
      .filter(({ flag }) => flag === 'overlap' || flag === 'duplicate_loft' || flag === 'gap_too_small')
      .flatMap(({ longer, shorter }) => [longer.club, shorter.club]),
  )
  const rank = (club: ReadClub): number => {
    if (club.type === 'wedge') return 2
    if (crowded.has(club)) return 0
    return club.type === 'iron' ? 1 : 3
  }
  return after.bag.clubs
    .map(({ club }) => club)
    .filter((club) => club !== proposal.add && !stays(club, after) && !isLastSand(club, after) && !ends.includes(club))
    .sort((a, b) => rank(a) - rank(b) || Number(crowded.has(b)) - Number(crowded.has(a)))
    .find((club) => applyChange(after, { remove: club, add: null }).flags.length <= after.flags.length)
}

/** Whether a bag has no sand wedge beside this one. */
const isLastSand = ({ wedgeClass }: ReadClub, { clubs }: Survey): boolean =>
  wedgeClass === 'SW' && clubs.filter((each) => each.wedgeClass === 'SW').length === 1
