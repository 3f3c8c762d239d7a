import { Elysia } from 'elysia'
import { problem } from '../../platform/errors.ts'

/** Every address while the service starts. `/health` says that the process is alive, so that nobody ends it. */
export const starting = new Elysia({ name: 'starting' })
  .get('/health', () => ({ status: 'ok' }))
  .all('/*', () => {
    throw problem('notReady', {
      detail: 'The service is starting, or waiting for its database.',
      checks: { application: false },
    })
  })
