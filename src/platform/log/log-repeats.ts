/** Lines of one kind that are written in a second. A caller, or a fault, can make thousands of them. */
const writtenPerSecond = 20
const secondMs = 1000

/** Decides which lines of kinds that anybody can multiply are written. */
interface Repeats {
  /** Whether to write another line of this kind; if not, it is counted. */
  isWritten(kind: string): boolean
  /** Say what was left out since. */
  flush(): void
}

/** @param tell Called at most once a second for each kind of which lines were left out. */
export const createRepeats = (tell: (kind: string, lines: number) => void): Repeats => {
  const seen = new Map<string, number>()
  const flush = () => {
    const kinds = [...seen]
    seen.clear()
    for (const [kind, lines] of kinds) if (lines > writtenPerSecond) tell(kind, lines - writtenPerSecond)
  }
  return {
    isWritten: (kind) => {
      if (seen.size === 0) setTimeout(flush, secondMs).unref()
      const lines = (seen.get(kind) ?? 0) + 1
      seen.set(kind, lines)
      return lines <= writtenPerSecond
    },
    flush,
  }
}
