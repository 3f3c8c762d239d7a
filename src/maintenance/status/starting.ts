import { Elysia } from 'elysia'
import { problem } from '../../platform/errors.ts'

/**
 * Answers every path while the service starts. `/health` says that the process is alive, so that supervisors do not kill it.
 * @param deps.fault What is wrong with the database, where it has said so.
 */
export const starting = ({ fault }: { fault(): string | null }) =>
  new Elysia({ name: 'starting' })
    .get('/health', () => ({ status: 'ok' }))
    .all('/*', () => {
      throw problem('notReady', {
        detail: fault() ?? 'The service is starting, or waiting for its database.',
        checks: { application: false },
      })
    })
