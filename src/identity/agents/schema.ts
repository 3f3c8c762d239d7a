import { Type } from '@sinclair/typebox'
import { text } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { scopes } from '../auth/index.ts'

/** Answer of `POST /v1/agent/token`. */
export const AgentTokenAnswer = closed(
  {
    accessToken: Type.String({
      description: 'Send it as `Authorization: Bearer`. It is shown only once.',
      examples: ['eat_4fM1xq0Jv8Zk...'],
    }),
    tokenType: Type.Literal('Bearer', { description: 'Always Bearer.' }),
    expiresIn: Type.Integer({
      minimum: 0,
      unit: 'seconds',
      description: 'Seconds until the token expires.',
      examples: [900],
    }),
    scopes: Type.Array(oneOf(scopes), { description: 'Scopes of the token.' }),
    connection: closed(
      {
        id: text('Id of the agent connection, con_...', 'con_01M82J8EWBV7CWTYENND46WDM3'),
        name: text('Its name.', 'Booking assistant'),
      },
      { description: 'The agent connection.' },
    ),
  },
  {
    $id: 'AgentToken',
    description: 'A token for the holder of the credential.',
    examples: [
      {
        accessToken: 'eat_4fM1xq0Jv8ZkT2bN7wYcR5sLdHgPaUeXiO3tQm9CVrB6nW1',
        tokenType: 'Bearer',
        expiresIn: 900,
        scopes: ['fittings:create', 'fittings:read'],
        connection: { id: 'con_01M82J8EWBV7CWTYENND46WDM3', name: 'Booking assistant' },
      },
    ],
  },
)
