import type { Sentence } from '../../../platform/statement.ts'
import { isBeyondClub } from './beyond-club.ts'
import type { ChosenUnits } from './columns/chosen-units.ts'
import type { Units } from './columns/unit-guess.ts'
import type { FileShot } from './file-shot.ts'
import type { Report } from './report.ts'
import type { LeftOut } from './rows.ts'
import type { DoubtId } from './statement.ts'

type Doubt = Sentence<DoubtId>
type Facts = Pick<Report, 'clubs' | 'players' | 'heads' | 'unreadCells' | 'lines'> & {
  readonly notUnderstood: readonly string[]
  readonly allLeftOut: readonly LeftOut[]
}

/** What cannot be told from a file, as questions to the person who sends it. */
export const doubtsOf = (
  { clubs, players, heads, unreadCells, lines: all, notUnderstood, allLeftOut }: Facts,
  units: ChosenUnits,
  shots: readonly FileShot[],
  sloppyLines: readonly number[],
): Doubt[] => {
  const nameless = shots.filter(({ club }) => club === null).length
  const estimated = shots.filter(({ isSpinEstimated, numbers }) => isSpinEstimated && numbers.has('spinRate')).length
  const lines = sloppyLines.slice(0, 5)
  return [
    ...unitDoubts(units),
    ...(notUnderstood.length > 0 ? [columnsLost(notUnderstood)] : []),
    ...linesLost(allLeftOut, all, shots.length),
    ...beyondClub(shots),
    ...clubs.filter(({ as }) => as === null).map(({ club, shots: count }) => unknownClub(club, count)),
    ...(nameless > 0 ? [noClub(nameless)] : []),
    ...(players.length > 1 ? [apart('players', 'Whose shots are these?', players)] : []),
    ...(heads.length > 1 ? [apart('heads', 'Which heads are to be told apart?', heads)] : []),
    ...unreadCells.slice(0, 1).map((cell) => noNumber(cell, unreadCells.length - 1)),
    ...(lines.length > 0 ? [openQuotes(lines)] : []),
    ...(estimated > 0 ? [estimatedSpin(estimated)] : []),
  ]
}

const columnsMax = 8

const columnsLost = (columns: readonly string[]): Doubt => {
  const named = columns.slice(0, columnsMax)
  return {
    id: 'notUnderstood',
    values: { columns: named },
    text: `What is in ${named.join(', ')}? ${named.length === 1 ? 'This column was' : 'These columns were'} not understood, and ${named.length === 1 ? 'is' : 'are'} not used.`,
  }
}

/** A file that loses more than this share of its lines was perhaps not read right. */
const lostShare = 0.1
const lostMin = 3

const linesLost = (leftOut: readonly LeftOut[], lines: number, shots: number): Doubt[] => {
  const without = leftOut.filter(({ reason }) => reason === 'noSpeedOrDistance').length
  const summing = leftOut.filter(({ reason }) => reason === 'statistics').length
  const lost = without + (summing > shots ? summing : 0)
  return lost < lostMin || lost <= lines * lostShare
    ? []
    : [
        {
          id: 'manyLeftOut',
          values: { lines: lost, of: lines },
          text: `${counted(lost, 'line')} of ${lines} count as no shots: they are listed with the reason. Is that right?`,
        },
      ]
}

const beyondClub = (shots: readonly FileShot[]): Doubt[] => {
  const [first, ...others] = shots.filter(isBeyondClub)
  return first === undefined
    ? []
    : [
        {
          id: 'beyondClub',
          values: { club: first.club!, line: first.line, more: others.length },
          text: `No ${first.club} does what line ${first.line} says${others.length > 0 ? `, and ${others.length} more` : ''}: check the units and the club.`,
        },
      ]
}

const unknownClub = (club: string, shots: number): Doubt => ({
  id: 'unknownClub',
  values: { club, shots },
  text: `Which club is "${club}" (${counted(shots, 'shot')})?`,
})

const noClub = (shots: number): Doubt => ({
  id: 'noClub',
  values: { shots },
  text: `Which club ${shots === 1 ? 'was' : 'were'} ${counted(shots, 'shot')} hit with?`,
})

const apart = (id: 'players' | 'heads', question: string, named: Report['players']): Doubt => ({
  id,
  values: { names: named.map(({ name, shots }) => `${name} (${shots})`) },
  text: `${question} ${named.map(({ name, shots }) => `${name} (${counted(shots, 'shot')})`).join(', ')}`,
})

const noNumber = ({ cell, heading, line }: Report['unreadCells'][number], more: number): Doubt => ({
  id: 'noNumber',
  values: { cell, heading, line, more },
  text: `No number: "${cell}" in ${heading}, line ${line}${more > 0 ? `, and ${more} more` : ''}. Is that the right column?`,
})

const openQuotes = (lines: readonly number[]): Doubt => ({
  id: 'openQuotes',
  values: { lines: lines.map(String) },
  text: `Quotes do not close in line ${lines.join(', ')}: was it read right?`,
})

const estimatedSpin = (shots: number): Doubt => ({
  id: 'estimatedSpin',
  values: { shots },
  text: `Spin of ${counted(shots, 'shot')} was estimated, not measured. Count it?`,
})

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const unitDoubts = (chosen: ChosenUnits): Doubt[] => {
  const { units, source, unnamed, guess } = chosen
  const what = [...(unnamed.speed ? ['speeds'] : []), ...(unnamed.distance ? ['distances'] : [])].join(' and ')
  if (what === '' || source === 'named') return []
  const parts = (one: Units) => [...(unnamed.speed ? [one.speed] : []), ...(unnamed.distance ? [one.distance] : [])]
  const said = (one: Units) => parts(one).join(' and ')
  const read = parts(units).join(', ')
  if (source === 'chosen')
    return isAllowed(chosen)
      ? []
      : [
          {
            id: 'unitsOtherThanChosen',
            values: { read, units: parts(guess.units).join(', ') },
            text: `The ${what} were read as ${said(units)}, as chosen. Are they ${said(guess.units)}? Ball speed and carry fit that.`,
          },
        ]
  if (source === 'numbers')
    return isUsualUnits(units, unnamed)
      ? []
      : [
          {
            id: 'unitsByNumbers',
            values: { read },
            text: `The file names no unit of its ${what}. Are they ${said(units)}? No other fits the ball speed and the carry.`,
          },
        ]
  const others = [...new Map(guess.others.map((other) => [said(other), other])).values()].filter(
    (other) => said(other) !== said(units),
  )
  return [
    {
      ...(others.length > 0
        ? { id: 'unitsAssumed', values: { read, others: others.map((other) => parts(other).join(', ')) } }
        : { id: 'unitsUnsure', values: { read } }),
      text: `The file names no unit of its ${what}. They were read as ${said(units)}. Are they${others.length > 0 ? ` ${others.map(said).join(' or ')}` : ' that'}?`,
    },
  ]
}

/** Whether the numbers allow what was chosen, or tell nothing. */
const isAllowed = ({ units, unnamed, guess }: ChosenUnits): boolean =>
  (guess.source === 'assumed' && guess.others.length === 0) ||
  [guess.units, ...guess.others].some(
    ({ speed, distance }) =>
      (!unnamed.speed || speed === units.speed) && (!unnamed.distance || distance === units.distance),
  )

const isUsualUnits = ({ speed, distance }: Units, unnamed: ChosenUnits['unnamed']): boolean =>
  (!unnamed.speed || speed === 'mph') && (!unnamed.distance || distance === 'yd')
