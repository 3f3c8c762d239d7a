import { type ImportQuery, importQuery, readSession } from '../../features/sessions/index.ts'
import { Problem } from '../../platform/errors.ts'
import { inEnglish } from '../../words/index.ts'
import { optionName } from '../option-name.ts'
import { OperatorError } from '../verb.ts'

const text = (description: string) => ({ type: 'string', description }) as const

/** Options that say what a file leaves open: the parameters of `POST /v1/sessions/import`. */
export const readingArgs = {
  units: text('Units of numbers for which the file names none: auto (the default), imperial, metric or ms.'),
  'speed-unit': text('Unit of speeds without one: mph, km/h or m/s.'),
  'distance-unit': text('Unit of distances without one: yd or m.'),
  columns: text('Columns that hold something else than was read: "carry:9,club:2" (from 1; 0: none).'),
  clubs: text('Clubs that were not understood, as written, and which they are: "Big dog:driver".'),
  player: text('Only the shots of this player.'),
  head: text('Only the shots with this head: maker and model.'),
} as const

/** What a person says of a file, by parameter. */
export type Said = Readonly<Record<string, string>>

const parameters = ['units', 'speedUnit', 'distanceUnit', 'columns', 'clubs', 'player', 'head'] as const

/** What the options say. */
export const saidIn = (options: Readonly<Record<string, unknown>>): Said =>
  Object.fromEntries(
    parameters.flatMap((name) => {
      const value = options[optionName(name)]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/** No export is larger. */
const fileBytesMax = 5_242_880

/**
 * Read the file of a launch monitor as the service reads it.
 * @throws {OperatorError} It is none, or an option is wrong.
 */
export const readFile = async (path: string, said: Said) => {
  const file = Bun.file(path)
  if (file.size > fileBytesMax)
    throw new OperatorError(`${path} is larger than ${fileBytesMax / 1_048_576} MB.`, { code: 'REFUSED' })
  const read = await readSession(await file.bytes(), queryOf(said), new Date())
  if (!('refusal' in read)) return inEnglish(read) as typeof read
  const option = read.pointer === '' ? '' : `--${optionName(read.pointer.slice(1))}: `
  throw new OperatorError(`${option}${inEnglish(read.refusal)}`, { code: 'REFUSED' })
}

const queryOf = (said: Said): ImportQuery => {
  try {
    // Several players are a question here, not a refusal.
    return (importQuery['~standard'].validate({ ...said, dryRun: 'true' }) as { value: ImportQuery }).value
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const fields = inEnglish(error.errors).map(({ pointer, detail }) => ({
      option: `--${optionName(pointer.slice(1))}`,
      problem: detail,
    }))
    throw new OperatorError(fields.map(({ option, problem }) => `${option} ${problem}`).join('\n'), {
      code: 'USAGE',
      fields,
    })
  }
}
