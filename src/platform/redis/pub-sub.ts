import type { PubSub } from '../pub-sub.ts'
import { within } from '../work/within.ts'
import { prefix, type Redis } from './client.ts'

/** The longest that publishing delays its caller. */
const publishMsMax = 500

/** The database's announcements and, beside them, the same through Redis. */
export const redisPubSub = (database: PubSub, { commands, connected, onListening }: Redis): PubSub => ({
  publish: async (channel, payload) => {
    await database.publish(channel, payload)
    const said = connected(publishMsMax).then(() => commands.publish(prefix + channel, payload))
    await within(said, publishMsMax, () => {}).catch(() => {}) // the database has said it anyway
  },
  subscribe: async (channel, onMessage, onSubscribed, onPoll) => {
    onListening((client) => {
      client.subscribe(prefix + channel, onMessage).then(onSubscribed, () => {}) // the next connection tries again
    })
    await database.subscribe(channel, onMessage, onSubscribed, onPoll)
  },
})
