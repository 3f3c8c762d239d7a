import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from 'redis'
import { programAt } from '../support/balancers.ts'
import { type Member, own, type Program } from './guarded.ts'
import type { Place } from './network.ts'

const ports = { redis: 6379, sentinel: 26379 }
const primaryName = 'clubwright'

/** Redis and a Sentinel of one node. The first node's is the primary at first. */
export const redisOn = (member: Member, all: readonly Member[]): readonly Program[] => {
  const { address } = member.place
  const first = all[0]!.place.address
  const common = [`bind ${address}`, 'protected-mode no', `dir ${member.home}`]
  const redis = [
    ...common,
    `port ${ports.redis}`,
    'save ""',
    ...(address === first ? [] : [`replicaof ${first} ${ports.redis}`]),
  ]
  const sentinel = [
    ...common,
    `port ${ports.sentinel}`,
    `sentinel monitor ${primaryName} ${first} ${ports.redis} 2`,
    `sentinel down-after-milliseconds ${primaryName} 2000`,
    `sentinel failover-timeout ${primaryName} 10000`,
  ]
  return [
    { name: 'redis', command: [programAt('redis-server')!, written(member, 'redis.conf', redis)] },
    {
      name: 'sentinel',
      command: [programAt('redis-server')!, written(member, 'sentinel.conf', sentinel), '--sentinel'],
    },
  ]
}

/** A file of settings, in which Redis itself notes later what has changed. */
const written = ({ home }: Member, name: string, lines: readonly string[]): string => {
  const file = join(home, name)
  writeFileSync(file, `${lines.join('\n')}\n`)
  own(file)
  return file
}

interface Placed {
  readonly place: Place
}

/** REDIS_URL of a service that asks the Sentinels. */
export const sentinelUrl = (nodes: readonly Placed[]): string =>
  `redis+sentinel://${nodes.map(({ place }) => `${place.address}:${ports.sentinel}`).join()}/${primaryName}`

/** The node whose Redis is the primary, as these nodes' Sentinels know it. */
export const redisPrimary = async <Node extends Placed>(nodes: readonly Node[]): Promise<Node> => {
  const address = await Promise.any(nodes.map(primaryAddress))
  return nodes.find(({ place }) => place.address === address)!
}

const primaryAddress = async ({ place }: Placed): Promise<string> => {
  const url = `redis://${place.address}:${ports.sentinel}`
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 2_000 } })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await client.sendCommand<string[]>(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', primaryName])
    return found[0]!
  } finally {
    client.destroy()
  }
}
