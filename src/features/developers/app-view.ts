import type { ConnectedApp } from '../oauth/index.ts'
import type { Apps } from './schema.ts'

/** A connected app as people see it. @param personId Who looks. */
export const appView = (app: ConnectedApp, personId: string): Apps['apps'][number] => ({
  id: app.id,
  name: app.name,
  domain: app.clientId.startsWith('https://') ? new URL(app.clientId).host : null,
  scopes: [...new Set(Object.values(app.resources).flatMap((scopes) => scopes.split(' ')))],
  email: app.email,
  isOwn: app.personId === personId,
  createdAt: app.createdAt.toISOString(),
  lastUsedAt: app.lastUsedAt.toISOString(),
  expiresAt: app.expiresAt?.toISOString() ?? null,
})
