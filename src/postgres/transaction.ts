import { withinDeadline } from './outage.ts'

/**
 * Run the work in a driver's transaction, with a deadline on opening it and on closing it; the queries between have
 * their own. When it could not be opened in time the work never runs, so what the caller was told stays true.
 *
 * @param begin The driver's way to do it: commits when the given function returns, rolls back when it throws.
 * @param onMissed Called when a deadline passes.
 */
export const boundedTransaction = async <Connection, T>(
  begin: (use: (connection: Connection) => Promise<T>) => Promise<T>,
  work: (connection: Connection) => Promise<T>,
  onMissed: () => void = () => {},
): Promise<T> => {
  const opened = Promise.withResolvers<void>()
  const worked = Promise.withResolvers<void>()
  let isAbandoned = false
  const done = begin(async (connection) => {
    if (isAbandoned) throw new Error('the caller was already told that the database is unavailable')
    opened.resolve()
    try {
      return await work(connection)
    } finally {
      worked.resolve()
    }
  })
  done.catch(() => {}) // it may fail after a deadline, when nobody waits for it any more

  await withinDeadline(Promise.race([opened.promise, done]), () => {
    isAbandoned = true
    onMissed()
  })
  await worked.promise
  return withinDeadline(done, onMissed)
}
