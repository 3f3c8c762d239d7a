import { defineCommand } from 'citty'
import { type ComparisonAnswer, misreadDays } from '../../features/sessions/index.ts'
import { readHandicap } from '../../golf/handicap.ts'
import { operate } from '../operate.ts'
import { operationVerb } from '../operation-verb.ts'
import { operations } from '../operations.ts'
import { optionOf } from '../option-of.ts'
import { pageTable, table } from '../table.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'
import { showSessionFit } from './fit-shown.ts'
import { readAnswered } from './session-answers.ts'
import { readFile, readingArgs, saidIn } from './session-file.ts'
import { showReading } from './session-shown.ts'

/** Files of launch monitors: read, stored, fitted. */
export const session = (env: Environment) =>
  defineCommand({
    meta: {
      name: 'session',
      description: 'Read, import and fit the file of a launch monitor; list sessions, and compare clubs.',
    },
    subCommands: {
      show,
      import: importFile(env),
      fit: fit(env),
      list: list(env),
      compare: compare(env),
      misread: misread(env),
    },
  })

const file = { type: 'positional', required: true, description: 'FILE as the launch monitor exports it' } as const
const accept = {
  type: 'boolean',
  description: 'Take the file as it is read, although it leaves questions open. The report lists them.',
} as const
const fitting = operations.fit.input.properties
const dryRun = { type: 'boolean', description: 'Read the file, print the report, and change nothing.' } as const

const show = verb({
  name: 'show',
  description:
    'Print how the file of a launch monitor is read: columns, units, clubs, what is left out, and what is asked.',
  args: { file, ...readingArgs },
  run: async (options) => readFile(options.file, saidIn(options)),
  show: showReading,
})

const importFile = (env: Environment) =>
  verb({
    name: 'import',
    description:
      'Store the file of a launch monitor as a session of an account. What the file does not say is asked at a terminal; elsewhere the questions are printed, and the exit code is 4.',
    args: { file, account: optionOf(fitting.account, true), ...readingArgs, accept, 'dry-run': dryRun },
    run: async (options) => {
      const read = await readAnswered(options.file, saidIn(options), options.accept === true)
      if (options['dry-run']) return { ...read, sessionUrl: null }
      const { session } = read
      const { sessionUrl } = await operate(env, 'session import', { account: options.account, session })
      return { ...read, sessionUrl }
    },
    show: (read) =>
      [
        showReading(read),
        read.sessionUrl === null ? 'Nothing was stored.' : `Session ${read.session.sessionId}: ${read.sessionUrl}`,
      ].join('\n'),
  })

const fit = (env: Environment) =>
  verb({
    name: 'fit',
    description:
      'Store the file of a launch monitor, and fit a club from its shots. The report of the reading is printed before; open questions are asked at a terminal, and elsewhere nothing is fitted.',
    args: {
      file,
      account: optionOf(fitting.account, true),
      club: { type: 'string', description: 'The club, as the file names it. Optional if only one can be fitted.' },
      hand: optionOf({ ...fitting.hand, description: 'Hand of the golfer' }, true),
      handicap: { type: 'string', description: 'Handicap index, such as 14 or +2.' },
      id: optionOf(fitting.id, false),
      ...readingArgs,
      accept,
      'dry-run': dryRun,
    },
    run: async (options) => {
      const read = await readAnswered(options.file, saidIn(options), options.accept === true)
      const club = clubOf(options.club, read.report.clubs)
      // Before anything is charged, for whoever watches; the result may be JSON.
      console.error(showReading(read))
      if (options['dry-run']) return { ...read, club, fitted: null }
      const { account, hand, handicap, id } = options
      await operate(env, 'session import', { account, session: read.session })
      const fitted = await operate(env, 'fit', {
        session: read.session.sessionId,
        club,
        account,
        hand,
        ...(id !== undefined && { id }),
        ...(handicap !== undefined && { handicap: readHandicap(handicap) ?? handicap }),
      })
      return { ...read, club, fitted }
    },
    show: ({ club, fitted }) =>
      fitted === null ? `${club} would be fitted. Nothing was stored or charged.` : showSessionFit(fitted),
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'session list',
    description: 'List the captured sessions of an account, newest first.',
    show: ({ sessions, nextCursor }) =>
      pageTable(
        ['stored', 'session', 'shots', 'clubs', 'customer'],
        sessions.map(({ createdAt, sessionId, shots, clubs, customerRef }) => [
          ...[createdAt, sessionId, shots, clubs.join(', '), customerRef ?? ''],
        ]),
        { nextCursor, none: 'There are no such sessions.' },
      ),
  })

const compare = (env: Environment) =>
  operationVerb(env, {
    operation: 'session compare',
    description:
      'Compare two clubs of a stored session, or a club in two sessions, and print the gaps of carry. Nothing is charged.',
    positional: 'session',
    show: showComparison,
  })

const misread = (env: Environment) =>
  operationVerb(env, {
    operation: 'session misread',
    description: `List what people say was read wrong: the headings of a file and one row, the newest first. They are deleted after ${misreadDays} days.`,
    show: ({ removed, rows }) =>
      [
        ...(removed === null ? [] : [`Removed ${removed}.`]),
        ...rows.map(({ id, accountId, at, headings, row }) => `${id}  ${at}  ${accountId}\n${headings}\n${row}\n`),
        ...(rows.length === 0 ? ['Nobody has sent a row.'] : []),
      ].join('\n'),
  })

type Clubs = Awaited<ReturnType<typeof readFile>>['report']['clubs']

/** @throws {OperatorError} Several clubs, or none, can be fitted, and none of them is named. */
const clubOf = (named: string | undefined, clubs: Clubs): string => {
  if (named !== undefined) return named
  // One club in capitals and small letters is one club of the session.
  const fittable = [
    ...new Map(clubs.filter(({ fits }) => fits !== null).map((one) => [one.club.toLowerCase(), one])).values(),
  ]
  if (fittable.length === 1) return fittable[0]!.club
  const why =
    fittable.length > 1
      ? `Several clubs can be fitted: ${fittable.map(({ club }) => club).join(', ')}. Name one with --club.`
      : `No club of the file can be fitted: ${clubs.map(({ club, whyNot }) => `${club}: ${whyNot}`).join(' ') || 'it names none.'}`
  throw new OperatorError(why, { code: fittable.length > 1 ? 'USAGE' : 'REFUSED' })
}

/** A comparison in words. */
const showComparison = ({ comparison, gaps }: ComparisonAnswer): string =>
  [
    ...(comparison === null ? [] : comparisonLines(comparison)),
    ...(gaps.length === 0
      ? ['No two clubs have shots enough for a gap of carry.']
      : [
          'Gaps of carry, yd, with 90 % interval:',
          table(
            ['LONGER', 'SHORTER', 'GAP', 'FROM', 'TO'],
            gaps.map(({ longer, shorter, gap }) => [
              `${longer.club} ${longer.carry}`,
              `${shorter.club} ${shorter.carry}`,
              gap.difference,
              gap.low,
              gap.high,
            ]),
          ),
        ]),
  ].join('\n')

const comparisonLines = ({
  first,
  second,
  verdict,
  metrics,
}: NonNullable<ComparisonAnswer['comparison']>): string[] => [
  verdict,
  `First: ${first.club}, ${first.shots} shots. Second: ${second.club}, ${second.shots} shots.`,
  table(
    ['MEDIAN', 'UNIT', 'FIRST', 'SECOND', 'DIFFERENCE', 'FROM', 'TO', 'SHOWN'],
    metrics.map(({ metric, unit, first: one, second: other, median, shown }) => [
      metric,
      unit ?? '',
      one.median,
      other.median,
      median.difference,
      median.low,
      median.high,
      shown ? 'yes' : 'no',
    ]),
  ),
  table(
    ['SPREAD', 'UNIT', 'FIRST', 'SECOND', 'DIFFERENCE', 'FROM', 'TO'],
    metrics.map(({ metric, unit, first: one, second: other, spread }) => [
      metric,
      unit ?? '',
      one.spread,
      other.spread,
      spread.difference,
      spread.low,
      spread.high,
    ]),
  ),
]
