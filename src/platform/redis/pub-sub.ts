import type { PubSub } from '../pub-sub.ts'
import { within } from '../within.ts'
import { prefix, type Redis } from './client.ts'

/** The longest that publishing delays its caller. */
const publishMsMax = 500

/** The database's announcements and, beside them, the same through Redis. */
export const redisPubSub = (database: PubSub, { commands, listening }: Redis): PubSub => ({
  publish: async (channel, payload) => {
    await database.publish(channel, payload)
    const say = () => commands.publish(prefix + channel, payload).catch(() => {}) // the database has said it anyway
    const said = commands.isReady ? say() : new Promise((done) => commands.once('ready', () => say().then(done)))
    await within(said, publishMsMax, () => {})
  },
  subscribe: async (channel, onMessage, onSubscribed, onPoll) => {
    let isSubscribed = false // from then on the client renews it, before it calls itself ready again
    const begin = async () => {
      if (!isSubscribed) await listening.subscribe(prefix + channel, onMessage)
      isSubscribed = true
      onSubscribed()
    }
    const beginQuietly = () => begin().catch(() => {}) // the next connection tries again
    listening.on('ready', beginQuietly)
    if (listening.isReady) void beginQuietly()
    await database.subscribe(channel, onMessage, onSubscribed, onPoll)
  },
})
