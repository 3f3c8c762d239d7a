import postgres from 'postgres'

/** The longest that one transaction locked a table against writes, or against reads and writes. */
export interface HeldLock {
  readonly ms: number
  /** Table and mode. */
  readonly what: string
}

const everyMs = 5

/**
 * Watch the locks that connections of an `application_name` hold on tables or wait for, every 5 ms, until it is stopped: requests queue
 * behind one that waits. What they make themselves is not seen before they commit. ACCESS SHARE and SHARE UPDATE EXCLUSIVE stop no request; ROW EXCLUSIVE stands for the rows that a
 * transaction has written, for which others wait.
 */
export function watchLocks(url: string, application: string): { stop(): Promise<HeldLock> } {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const since = new Map<string, number>()
  let longest: HeldLock = { ms: 0, what: '' }
  let isOver = false
  const look = async (): Promise<void> => {
    const held = await sql<{ transaction: string; what: string }[]>`
      select l.pid || ' ' || l.virtualtransaction as transaction, c.relname || ': ' || l.mode as what
        from pg_locks l join pg_class c on c.oid = l.relation join pg_stat_activity a on a.pid = l.pid
       where a.application_name = ${application} and (l.granted or l.mode <> 'RowExclusiveLock') and c.relkind in ('r', 'p')
         and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
         and l.mode not in ('AccessShareLock', 'RowShareLock', 'ShareUpdateExclusiveLock')`
    const now = performance.now()
    const names = held.map(({ transaction, what }) => `${transaction} ${what}`)
    for (const name of since.keys()) if (!names.includes(name)) since.delete(name)
    for (const [index, name] of names.entries()) {
      const from = since.get(name) ?? now
      since.set(name, from)
      if (now - from > longest.ms) longest = { ms: now - from, what: held[index]!.what }
    }
  }
  const looking = (async () => {
    while (!isOver) {
      await look()
      await Bun.sleep(everyMs)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await looking
      await sql.end()
      return longest
    },
  }
}
