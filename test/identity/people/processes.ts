import type { Engine, Sql } from '../../../src/platform/postgres/sql.ts'
import { urlOf } from '../../support/databases.ts'
import { readyService } from '../../support/service.ts'

/** With IDENTITY=executable what runs on PostgreSQL is the executable, as two replicas that answer in turn. */
export const isExecutable = (engine: Engine): boolean =>
  process.env['IDENTITY'] === 'executable' && engine === 'postgresql'

/** The other replica has heard of what one has changed by then. */
const newsMs = 150

/** Two processes of the executable on a database. */
export const processes = async (sql: Sql, env: Readonly<Record<string, string>>) => {
  const settings = {
    DATABASE_URL: await urlOf(sql),
    DATABASE_CONNECTIONS: '2',
    BASE_URL: 'http://fit.example',
    TRUST_PROXY: '1',
    BUN_FEATURE_FLAG_NO_ORPHANS: '1', // the worker of the tests is killed, and ends nothing itself
    ...env,
  }
  const services = [await readyService(settings), await readyService(settings)] as const
  let count = 0
  return async (request: Request): Promise<Response> => {
    const { address } = services[count++ % 2]!
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    // Each request comes from elsewhere, unless the test says whence: throttles are not what most tests are about.
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', `203.0.${(count >> 8) & 255}.${count & 255}`)
    const body = request.body === null ? null : await request.arrayBuffer()
    const answer = await fetch(address + pathname + search, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
    })
    if (request.method !== 'GET') await Bun.sleep(newsMs)
    return answer
  }
}
