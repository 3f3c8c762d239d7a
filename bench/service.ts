import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAccount, readyService } from '../test/support/service.ts'

/** The service as a process of its own, for one benchmark. */
export interface BenchService {
  readonly address: string
  readonly port: number
  readonly pid: number
  /** An API key with every scope and no monthly limit. */
  readonly key: string
  /** The account of the key, and where the service keeps it. */
  readonly accountId: string
  readonly storage: Readonly<Record<string, string>>
  /** End it and remove its storage. */
  stop(): Promise<void>
}

/** The limiter counts as it does in production; no benchmark reaches the most that can be configured. */
const rateLimits = Object.fromEntries(
  ['CATALOG', 'SEARCH', 'SCORES', 'FREE', 'READ', 'ANALYZE', 'INGEST', 'PAGE'].map((group) => [
    `RATE_LIMIT_${group}_PER_MINUTE`,
    '10000000',
  ]),
)

/**
 * Start the service on a free loopback port, with new storage.
 * @param databaseUrl An empty PostgreSQL database; without it, the embedded engine.
 * @param logFile Where the log goes, at its default level; without it, there is none.
 */
export const benchService = async (databaseUrl?: string, logFile?: string): Promise<BenchService> => {
  const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
  const dataDir = join(scratch, 'data')
  const storage = { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
  const settings = { ...storage, LAB_SIGNING_SECRET: 's'.repeat(32), ...rateLimits }
  const service =
    logFile === undefined
      ? await readyService({ ...settings, LOG_LEVEL: 'off' })
      : await readyService(settings, undefined, logFile)
  const { apiKey: key, accountId } = await newAccount(storage)
  return {
    address: service.address,
    port: Number(new URL(service.address).port),
    pid: service.pid,
    key,
    accountId,
    storage,
    stop: async () => {
      await service.stop('SIGTERM')
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}
