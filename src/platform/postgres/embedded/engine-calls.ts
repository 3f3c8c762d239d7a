import { cp } from 'node:fs/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { openCheckpoints } from './checkpoints.ts'

/** What is asked of the engine. `transaction` is the name that `begin` gave; no other engine gives the same one. */
export type EngineCall =
  | { readonly act: 'query'; readonly text: string; readonly values: readonly unknown[]; readonly transaction?: string }
  | { readonly act: 'script'; readonly text: string; readonly transaction?: string }
  | { readonly act: 'begin' }
  | { readonly act: 'commit' | 'rollback'; readonly transaction: string }
  | { readonly act: 'listen'; readonly channel: string }
  | { readonly act: 'snapshot'; readonly to: string }
  | { readonly act: 'end' }

/** JSON among the values of a query or in its rows. */
export interface WrittenJson {
  readonly jsonText: string
}

/** Ask the engine. A query gives its rows, `begin` a name. What is outside of the open transaction waits for its end. */
export type AskEngine = (call: EngineCall) => Promise<unknown>

/**
 * The calls of an engine that runs in this process.
 * @param directory Where its files are; null when all is in memory.
 * @param onNotify Hears every channel that was asked for.
 */
export const engineCalls = (
  db: PGlite,
  directory: string | null,
  onNotify: (channel: string, payload: string) => void,
): AskEngine => {
  const transactions = openTransactions(db)
  const checkpoints = openCheckpoints(db)
  return async (call) => {
    switch (call.act) {
      case 'query': {
        const { rows } = await transactions.connection(call.transaction).query(call.text, [...call.values])
        checkpoints.afterStatement()
        return rows
      }
      case 'script':
        await transactions.connection(call.transaction).exec(call.text)
        return checkpoints.afterStatement()
      case 'begin':
        return transactions.begin()
      case 'commit':
      case 'rollback':
        return transactions.end(call.transaction, call.act)
      case 'listen':
        await db.listen(call.channel, (payload) => onNotify(call.channel, payload))
        return
      case 'snapshot':
        if (directory === null) throw new Error('a database in memory has no files')
        return copyFiles(db, directory, call.to)
      case 'end':
        await db.exec('checkpoint')
        await db.close()
    }
  }
}

/** In a transaction, since nothing else is run beside one: the files stay as the checkpoint has left them. */
const copyFiles = (db: PGlite, from: string, to: string): Promise<void> =>
  db.transaction(async (connection) => {
    await connection.exec('checkpoint')
    await cp(from, to, { recursive: true, errorOnExist: true, force: false })
  })

class RolledBack extends Error {}

/** It ended, or was one of an engine that has died. The code is connection_does_not_exist. */
const transactionOver = () => Object.assign(new Error('the transaction is over'), { code: '08003' })

interface Open {
  readonly connection: Transaction
  readonly finish: (act: 'commit' | 'rollback') => void
  readonly done: Promise<void>
}

/** Transactions whose work is done elsewhere: opened by one call and ended by another. */
const openTransactions = (db: PGlite) => {
  const open = new Map<string, Open>()
  const begin = (): Promise<string> =>
    new Promise((resolve, reject) => {
      // A counter would begin again with the next engine, and a statement of a dead transaction would run in a live one.
      const id = crypto.randomUUID()
      const done = db.transaction((connection) => {
        const { promise, resolve: commit, reject: rollBack } = Promise.withResolvers<void>()
        const finish = (act: 'commit' | 'rollback') => (act === 'commit' ? commit() : rollBack(new RolledBack()))
        // `done` is known by then: the engine begins a transaction only after a turn of the loop.
        open.set(id, { connection, finish, done })
        resolve(id)
        return promise
      })
      done.catch(reject).finally(() => open.delete(id))
    })
  const known = (id: string): Open => {
    const found = open.get(id)
    if (found === undefined) throw transactionOver()
    return found
  }
  return {
    begin,
    connection: (id?: string): PGlite | Transaction => (id === undefined ? db : known(id).connection),
    end: (id: string, act: 'commit' | 'rollback'): Promise<void> => {
      const { finish, done } = known(id)
      finish(act)
      return done.catch((error) => {
        if (!(error instanceof RolledBack)) throw error
      })
    },
  }
}
