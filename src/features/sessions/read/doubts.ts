import type { ChosenUnits } from './chosen-units.ts'
import type { FileShot } from './file-shot.ts'
import type { Report } from './report.ts'
import type { Units } from './unit-guess.ts'

/** What cannot be told from a file, as questions to the person who sends it. */
export const doubtsOf = (
  { clubs, players, heads, unreadCells }: Omit<Report, 'doubts'>,
  units: ChosenUnits,
  shots: readonly FileShot[],
  sloppyLines: readonly number[],
): string[] => {
  const unknown = clubs.filter(({ as }) => as === null)
  const nameless = shots.filter(({ club }) => club === null).length
  const estimated = shots.filter(({ isSpinEstimated, numbers }) => isSpinEstimated && numbers.has('spinRate')).length
  return [
    ...unitDoubts(units),
    ...unknown.map(({ club, shots: count }) => `Which club is "${club}" (${counted(count, 'shot')})?`),
    ...(nameless > 0 ? [`Which club ${nameless === 1 ? 'was' : 'were'} ${counted(nameless, 'shot')} hit with?`] : []),
    ...(players.length > 1 ? [`Whose shots are these? ${listOf(players)}`] : []),
    ...(heads.length > 1 ? [`Which heads are to be told apart? ${listOf(heads)}`] : []),
    ...(unreadCells.length > 0
      ? [
          `No number: "${unreadCells[0]!.cell}" in ${unreadCells[0]!.heading}, line ${unreadCells[0]!.line}${unreadCells.length > 1 ? `, and ${unreadCells.length - 1} more` : ''}. Is that the right column?`,
        ]
      : []),
    ...(sloppyLines.length > 0
      ? [`Quotes do not close in line ${sloppyLines.slice(0, 5).join(', ')}: was it read right?`]
      : []),
    ...(estimated > 0 ? [`Spin of ${counted(estimated, 'shot')} was estimated, not measured. Count it?`] : []),
  ]
}

const listOf = (named: readonly { readonly name: string; readonly shots: number }[]): string =>
  named.map(({ name, shots }) => `${name} (${counted(shots, 'shot')})`).join(', ')

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const unitDoubts = ({ units, source, unnamed, guess }: ChosenUnits): string[] => {
  const what = [...(unnamed.speed ? ['speeds'] : []), ...(unnamed.distance ? ['distances'] : [])].join(' and ')
  const said = (one: Units) =>
    [...(unnamed.speed ? [one.speed] : []), ...(unnamed.distance ? [one.distance] : [])].join(' and ')
  if (what === '' || source === 'named') return []
  if (source === 'chosen') {
    const allowed = [guess.units, ...guess.others]
    const isAllowed = allowed.some(
      ({ speed, distance }) =>
        (!unnamed.speed || speed === units.speed) && (!unnamed.distance || distance === units.distance),
    )
    if (isAllowed || (guess.source === 'assumed' && guess.others.length === 0)) return []
    return [
      `The ${what} were read as ${said(units)}, as chosen. Are they ${said(guess.units)}? Ball speed and carry fit that.`,
    ]
  }
  if (source === 'numbers')
    return isUsual(units, unnamed)
      ? []
      : [`The file names no unit of its ${what}. Are they ${said(units)}? No other fits the ball speed and the carry.`]
  const others = [...new Set(guess.others.map(said))].filter((other) => other !== said(units))
  if (others.length === 0 && isUsual(units, unnamed)) return []
  return [
    `The file names no unit of its ${what}. They were read as ${said(units)}. Are they${others.length > 0 ? ` ${others.join(' or ')}` : ' that'}?`,
  ]
}

const isUsual = ({ speed, distance }: Units, unnamed: ChosenUnits['unnamed']): boolean =>
  (!unnamed.speed || speed === 'mph') && (!unnamed.distance || distance === 'yd')
