import { readDeadlineMs, withinDeadline } from '../outage.ts'
import type { Address } from './address.ts'
import { connect } from './connect.ts'

/** What stands between this process and PostgreSQL. */
export interface Line {
  /** A pooler, which may carry out each transaction in another session of the server. */
  readonly isPooled: boolean
  /** The server ends long statements of this user, though no connection asks for it. */
  readonly isBounded: boolean
}

/** The line to a server, found when it is first needed. */
export interface FoundLine {
  /** @throws what connecting throws; the next call tries again. */
  find(): Promise<Line>
  /** Find it again when it is needed next: somebody else may answer then. */
  forget(): void
}

/**
 * @param onPooled Called when a pooler is found where there was none.
 * @param known What was found there a moment ago: taken for the first look.
 */
export const openLine = (address: Address, onPooled: (line: Line) => void, known: Line | null = null): FoundLine => {
  let found: Promise<Line> | null = null
  let wasPooled = false
  let given = known
  const find = async (): Promise<Line> => {
    const line = given ?? (await lookAt(address))
    given = null
    if (line.isPooled && !wasPooled) onPooled(line)
    wasPooled = line.isPooled
    return line
  }
  const forget = () => {
    found = null
  }
  return {
    find: () => {
      if (found === null) {
        found = find()
        found.catch(forget)
      }
      return found
    },
    forget,
  }
}

/**
 * PostgreSQL names the process of a session when it begins, for cancelling. A pooler has a session with us that is none of
 * the server's, and makes that number up: it is not the process that answers.
 * @source PostgreSQL documentation, "Message Formats", BackendKeyData
 */
const lookAt = async (address: Address): Promise<Line> => {
  const client = connect(address, 1, { prepares: 'never', pipeline: 0, isBounded: false })
  try {
    const rows = await withinDeadline(
      client<{ pid: number; isBounded: boolean }[]>`
        select pg_backend_pid() as pid, current_setting('statement_timeout') <> '0' as "isBounded"`,
      readDeadlineMs,
    )
    return { isPooled: rows[0]!.pid !== rows.state.pid, isBounded: rows[0]!.isBounded }
  } finally {
    void client.end({ timeout: 1 })
  }
}
