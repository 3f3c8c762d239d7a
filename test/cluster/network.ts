import { spawnSync } from 'node:child_process'
import { atEnd } from './at-end.ts'

/** Where one node of a cluster runs. */
export interface Place {
  readonly address: string
  /** What stands before a command that shall run there. */
  readonly inside: readonly string[]
  /** Cut it off from everybody, without a word to either side; null where that is not possible. */
  readonly cutOff: (() => void) | null
  readonly reconnect: () => void
}

/**
 * Places for the nodes of a cluster: network namespaces on one bridge, where this user may make them, or else addresses of the
 * loopback interface, between which nothing can be cut. They are removed when this process ends.
 */
export const openNetwork = (many: number): readonly Place[] => {
  const numbers = Array.from({ length: many }, (_, n) => n + 1)
  try {
    return namespaces(numbers)
  } catch (error) {
    console.warn(`No network namespaces here (${(error as Error).message}): all nodes run on loopback addresses.`)
    return numbers.map((n) => ({ address: `127.${subnet}.0.${10 + n}`, inside: [], cutOff: null, reconnect: () => {} }))
  }
}

/** Two clusters on one machine seldom meet. */
const subnet = 1 + (process.pid % 250)

const namespaces = (numbers: readonly number[]): readonly Place[] => {
  const bridge = `cw${process.pid}`
  const nameOf = (n: number) => `${bridge}-${n}`
  const remove = 'sleep 1; ip link del "$0"; for name in "$@"; do ip netns del "$name"; ip link del "$name"; done'
  atEnd(remove, bridge, ...numbers.map(nameOf))
  const network = `10.213.${subnet}`
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${network}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  return numbers.map((n) => {
    const name = nameOf(n)
    const address = `${network}.${10 + n}`
    ip('netns', 'add', name)
    ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    ip('link', 'set', name, 'master', bridge, 'up')
    ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    ip('-n', name, 'link', 'set', 'lo', 'up')
    ip('-n', name, 'link', 'set', 'eth0', 'up')
    return {
      address,
      inside: ['ip', 'netns', 'exec', name],
      cutOff: () => ip('link', 'set', name, 'nomaster'),
      reconnect: () => ip('link', 'set', name, 'master', bridge),
    }
  })
}

const ip = (...words: string[]): void => {
  const { status, stderr, error } = spawnSync('ip', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr?.trim() || error?.message}`)
}
