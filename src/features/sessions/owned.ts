import { Type } from '@sinclair/typebox'
import { problem } from '../../platform/errors.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { closed, shape } from '../../platform/schema.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { exampleSession } from './example.ts'
import { selectSession } from './queries.ts'
import type { Session } from './schema.ts'

/** Parameters of an operation on a session. */
export const sessionParams = shape(
  closed({
    sessionId: Type.String({
      format: 'uuid',
      form: 'a UUID',
      description: 'The sessionId that the session was sent with.',
      examples: [exampleSession.sessionId],
    }),
  }),
)

/** A session of the account. @throws sessionNotFound */
export const sessionFor = async (sql: Sql, accountId: string, sessionId: string): Promise<Session> => {
  const session = await selectSession(sql, accountId, sessionId)
  if (session === null) throw problem('sessionNotFound', { detail: noSession(sessionId) })
  return session
}

/** There is no such session. */
export const noSession = (sessionId: string): Message => say('sessions.none', { id: sessionId })
