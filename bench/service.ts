import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readyService } from '../test/support/service.ts'

/** The service as a process of its own, for one benchmark. */
export interface BenchService {
  readonly address: string
  readonly port: number
  readonly pid: number
  /** An API key with every scope and no monthly limit. */
  readonly key: string
  /** End it and remove its storage. */
  stop(): Promise<void>
}

/** The limiter counts as it does in production; no benchmark reaches the most that can be configured. */
const rateLimits = Object.fromEntries(
  ['CATALOG', 'SEARCH', 'SCORES', 'ANALYZE'].map((group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '10000000']),
)

/** Start the service on a free loopback port, with new storage and no log. */
export const benchService = async (): Promise<BenchService> => {
  const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
  const dataDir = join(scratch, 'data')
  const service = await readyService({ DATA_DIR: dataDir, LOG_LEVEL: 'off', ...rateLimits })
  return {
    address: service.address,
    port: Number(new URL(service.address).port),
    pid: service.pid,
    key: (await Bun.file(join(dataDir, 'dev-key')).text()).trim(),
    stop: async () => {
      await service.stop('SIGTERM')
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}
