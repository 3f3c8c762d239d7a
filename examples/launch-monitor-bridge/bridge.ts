/**
 * Watches the folder in which a launch monitor puts its exports. Each file becomes a session of the service, and each club
 * with enough shots a fitting. The service reads the files; what it cannot tell is printed, and such a file is not fitted.
 *
 *     CLUBWRIGHT_KEY=svc_... bun bridge.ts FOLDER [--hand left] [--handicap 14] [--say speedUnit=m/s] [--once]
 *
 * `--say` answers what the files leave open: the parameters of POST /v1/sessions/import. A file that is read again, after a
 * crash or because it grew, replaces its session, and the fitting of the same numbers is not charged again.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
// In a program of your own: from '@clubwright/client'.
import { Clubwright, type Hand } from '../../clients/typescript/src/index.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    hand: { type: 'string', default: 'right' },
    handicap: { type: 'string' },
    say: { type: 'string', multiple: true, default: [] },
    once: { type: 'boolean', default: false },
  },
})
const folder = positionals[0] ?? '.'
const service = new Clubwright()
const shotsMin = 3

/** The same text gives the same UUID, so that a file which grew is one session. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const sayable = ['units', 'speedUnit', 'distanceUnit', 'columns', 'clubs', 'player', 'head']
/** Parameters of the import that `--say` gives: `speedUnit=m/s`. */
const said: Parameters<Clubwright['importSession']>[1] = Object.fromEntries(
  values.say.map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2)
    if (!sayable.includes(name) || value === '')
      throw new Error(`--say ${pair}: it is NAME=VALUE, of ${sayable.join(', ')}`)
    return [name, value]
  }),
)

const fitFile = async (file: string): Promise<void> => {
  const bytes = readFileSync(join(folder, file))
  const { session, report, sessionUrl } = await service.importSession(bytes, { ...said, sessionId: uuidOf(file) })
  console.log(`${file}: ${report.shots} shots, ${sessionUrl}`)
  for (const doubt of report.doubts) console.log(`  ${doubt}`)
  if (report.doubts.length > 0) return console.log('  not fitted: answer with --say, such as --say speedUnit=m/s')
  const { sessionId } = session
  const { clubs } = await service.getSession(sessionId)
  for (const { club, fits, shotsCounted, whyNot, ...medians } of clubs) {
    const check = 'check' in medians ? (medians.check as string[]) : []
    if (club === null || fits === null || shotsCounted < shotsMin || check.length > 0) {
      console.log(`  ${club}: not fitted, ${whyNot ?? check[0] ?? `fewer than ${shotsMin} shots`}`)
      continue
    }
    const golfer = { handedness: values.hand as Hand, ...(values.handicap && { handicap: Number(values.handicap) }) }
    const key = createHash('sha256')
      .update(bytes)
      .update(`${values.say} ${club} ${JSON.stringify(golfer)}`)
      .digest('hex')
    const begun = await service.fitSession(sessionId, { club, golfer }, { idempotencyKey: key })
    const { specs, topPicks, attribution } = await service.completed(begun)
    console.log(
      `  ${club}: ${Object.values(specs)
        .map(({ display }) => display)
        .join(', ')}`,
    )
    const [pick] = topPicks
    if (pick) console.log(`    ${pick.brand} ${pick.model} (${pick.score}), ${attribution}`)
  }
}

const isExport = (name: string): boolean => /\.(csv|tsv|txt|xlsx|json)$/i.test(name)
const tell = (file: string, work: Promise<void>) =>
  work.catch(({ message }: Error) => console.error(`${file}: ${message}`))

for (const file of readdirSync(folder).filter(isExport)) await tell(file, fitFile(file))
if (!values.once) {
  console.log(`Waiting for exports in ${folder} ...`)
  const pending = new Map<string, Timer>()
  watch(folder, (_event, file) => {
    if (file === null || !isExport(file)) return
    // A file is written in pieces: wait until it rests.
    clearTimeout(pending.get(file))
    pending.set(
      file,
      setTimeout(() => tell(file, fitFile(file)), 500),
    )
  })
}
