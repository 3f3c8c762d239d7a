/** By it a call that outlasts its wait is answered with something to ask for. @source modelcontextprotocol/ext-tasks, 2026-07-28 */
export const tasksExtension = 'io.modelcontextprotocol/tasks'

/** Work that goes on after the answer, and what came of it. */
export interface Task {
  readonly taskId: string
  readonly createdAt: string
  readonly lastUpdatedAt: string
  /** The result of the tool as finished JSON; null while the work goes on. */
  readonly result: string | null
}

const pollIntervalMs = 2_000

/** The members of a task. It is kept as long as what it works on: without end. */
export const taskMembers = ({ result, ...task }: Task): string => {
  const status = result === null ? 'working' : 'completed'
  const members = JSON.stringify({ ...task, status, ttlMs: null, pollIntervalMs }).slice(1, -1)
  return result === null ? members : `${members},"result":${result}`
}
