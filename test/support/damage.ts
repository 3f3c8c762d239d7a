import { closeSync, cpSync, openSync, readFileSync, readSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
import { golfer, postFitting } from './driver.ts'
import { readyService, unlimitedRates } from './service.ts'

/** Enough for several pages. */
const fittingsStored = 40

/** A stopped embedded database with fittings in it, which is made once; gives copies of it, to be damaged. */
export const storedFittings = (parent: string) => {
  const stored = (async () => {
    const env = { DATA_DIR: join(parent, 'stored'), ...unlimitedRates }
    const service = await readyService(env)
    const apiKey = readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim()
    for (let n = 0; n < fittingsStored; n++) {
      const { status } = await postFitting(service.address, apiKey, golfer(n))
      if (status !== 200) throw new Error(`a fitting was answered ${status}`)
    }
    await service.stop('SIGTERM')
    return { dataDir: env.DATA_DIR, fittings: await fileOf(env.DATA_DIR, 'fittings') }
  })()
  return async (name: string) => {
    const { dataDir, fittings } = await stored
    const DATA_DIR = join(parent, name)
    cpSync(dataDir, DATA_DIR, { recursive: true })
    return { env: { DATA_DIR, ...unlimitedRates }, fittings: fittings.replace(dataDir, DATA_DIR) }
  }
}

const pageBytes = 8192

/** The file in which the embedded database of a stopped service keeps a table. */
const fileOf = async (dataDir: string, table: string): Promise<string> => {
  const sql = await openEmbedded(join(dataDir, 'pg'))
  const [row] = await sql<{ path: string }>`select pg_relation_filepath(${table}) as path`
  await sql.end()
  return join(dataDir, 'pg', row!.path)
}

/** Cut off the second half of its pages. */
export const halve = (file: string): void =>
  truncateSync(file, pageBytes * Math.floor(statSync(file).size / pageBytes / 2))

/** Turn over every bit of a stretch of a file. */
export const flipBytes = (file: string, at: number, length = 64): void => {
  const handle = openSync(file, 'r+')
  const bytes = Buffer.alloc(length)
  readSync(handle, bytes, 0, length, at)
  writeSync(
    handle,
    bytes.map((byte) => byte ^ 0xff),
    0,
    length,
    at,
  )
  closeSync(handle)
}
