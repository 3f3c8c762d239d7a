import { readHandicap } from '../../golf/handicap.ts'
import { clubTypes, hands } from '../../golf/names/words.ts'
import { operate } from '../operate.ts'
import { operations } from '../operations.ts'
import { optionName } from '../option-name.ts'
import { optionOf } from '../option-of.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'
import { fitCsv } from './fit-csv.ts'
import { fieldNamed, fitFields, requestFrom, wrongFields } from './fit-fields.ts'
import { showCsv, showFitting, showSessionFit } from './fit-shown.ts'

const text = (description: string, words: readonly string[] = []) => ({ type: 'string', description, words }) as const

const clubFlags = Object.fromEntries(
  clubTypes.map((clubType) => [clubType, { type: 'boolean', description: `The same as --club-type ${clubType}.` }]),
) as Record<(typeof clubTypes)[number], { type: 'boolean'; description: string }>

/** An option for each field of a fitting request, named after it. */
const fieldOptions = Object.fromEntries(
  fitFields.map(({ name, schema }) => [
    optionName(name),
    text(schema.description ?? `${name} in the request.`, schema['enum']),
  ]),
)

const golferInput = operations['fit golfer'].input.properties
const sessionInput = operations.fit.input.properties

const args = {
  ...clubFlags,
  speed: text('The same as --swing-speed.'),
  hand: text('The same as --handedness.', hands),
  ...fieldOptions,
  account: optionOf(golferInput.account, false),
  csv: text('Fit every row of this CSV or Excel file. Options fill in values that a row does not have.'),
  map: text(
    'With --csv: which columns hold which fields, for columns not named after a field: "swingSpeed=Club Speed, key=Member".',
  ),
  out: text(
    'With --csv: output file for the rows and their fittings. An existing file is continued. Default: standard output.',
  ),
  'dry-run': optionOf(operations['fit rows'].input.properties.dryRun, false),
  session: optionOf(sessionInput.session, false),
  club: optionOf(sessionInput.club, false),
  id: optionOf(golferInput.id, false),
} as const

type Given = Readonly<Record<string, string | boolean | undefined>>

/** Fit a club: for one golfer, for a file of golfers, or from what a launch monitor captured. */
export const fit = (env: Environment) =>
  verb({
    name: 'fit',
    description:
      'Fit a club for a golfer, a file of golfers, or a captured session. Each fitting is charged to the account.',
    args,
    shortNames: { '--swing-speed': '--speed', '--handedness': '--hand' },
    run: async (options) => {
      const given = options as Given
      if (given['session'] !== undefined || given['club'] !== undefined) return fromSession(env, given)
      if (given['csv'] !== undefined) return fromCsv(env, given)
      return fromOptions(env, given)
    },
    show: (result) => {
      if ('csv' in result) return showCsv(result)
      return 'shotsUsed' in result ? showSessionFit(result) : showFitting(result)
    },
  })

const fromSession = (env: Environment, { session, club, account, hand, handicap, id }: Given) =>
  operate(env, 'fit', {
    session,
    club,
    account,
    hand,
    ...(id !== undefined && { id }),
    ...(typeof handicap === 'string' && { handicap: readHandicap(handicap) ?? handicap }),
  })

const fromCsv = (env: Environment, given: Given) =>
  fitCsv(env, {
    csv: String(given['csv']),
    out: given['out'] as string | undefined,
    map: given['map'] as string | undefined,
    account: given['account'] as string | undefined,
    dryRun: given['dry-run'] === true,
    defaults: fieldsIn(given),
  })

const fromOptions = (env: Environment, given: Given) => {
  const fields = fieldsIn(given)
  if (Object.keys(fields).length === 0)
    throw new OperatorError(
      'Specify what to fit: --driver --speed 95 --hand right, --csv FILE, or --session ID. See --help.',
      {
        code: 'USAGE',
      },
    )
  const request = requestFrom(fields)
  refuseWrong(request)
  return operate(env, 'fit golfer', {
    request,
    ...(given['id'] !== undefined && { id: given['id'] }),
    ...(given['account'] !== undefined && { account: given['account'] }),
  })
}

/** What the options say of the golfer, by field. */
const fieldsIn = (given: Given): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const [option, value] of Object.entries(given)) {
    const field = fieldNamed(option)
    if (field !== undefined && typeof value === 'string' && option !== 'club') fields[field.name] = value
  }
  const clubs = clubTypes.filter((clubType) => given[clubType] === true)
  if (clubs.length > 1) throw new OperatorError(`Fit one club at a time: ${clubs.join(' or ')}.`, { code: 'USAGE' })
  return { ...fields, ...(clubs[0] !== undefined && { clubType: clubs[0] }) }
}

const refuseWrong = (request: Readonly<Record<string, unknown>>): void => {
  const wrong = wrongFields(request)
  if (wrong.length === 0) return
  const fields = wrong.map(({ name, problem }) => ({ option: name === null ? '' : `--${optionName(name)}`, problem }))
  throw new OperatorError(fields.map(({ option, problem }) => `${option} ${problem}`.trim()).join('\n'), {
    code: 'USAGE',
    fields,
  })
}
