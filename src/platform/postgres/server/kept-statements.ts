import { within } from '../../work/within.ts'
import { readDeadlineMs } from '../outage.ts'
import { lostStatementState, stateOf } from '../retry.ts'
import type { Address } from './address.ts'
import { type Client, connect, pipelineMax } from './connect.ts'

const rounds = 5

/**
 * Whether a pooler keeps prepared statements: what was prepared in one session of the server is there when another one carries it
 * out. One in session mode never changes the session, and keeps them so.
 */
export const keepsStatements = async (address: Address): Promise<boolean> => {
  const [client, other] = [preparing(address), preparing(address)]
  try {
    const asked = askWhileOtherHolds(client, other).then(() => true)
    return await within(asked, readDeadlineMs, () => true) // one session for all: nobody else can have it meanwhile
  } catch (error) {
    if (stateOf(error) !== lostStatementState) throw error
    return false
  } finally {
    for (const each of [client, other]) void each.end({ timeout: 0 })
  }
}

const preparing = (address: Address): Client =>
  connect(address, 1, { prepares: 'always', pipeline: pipelineMax, isBounded: false })

/** A pooler gives the session that was used last to whoever comes next, and holds it for the time of a transaction. */
const askWhileOtherHolds = async (client: Client, other: Client): Promise<void> => {
  const ask = () => client`select 1 where ${true}::bool`
  for (let round = 0; round < rounds; round++) {
    await ask()
    await other.begin(async (held) => {
      await held`select 1`
      await ask()
    })
  }
}
