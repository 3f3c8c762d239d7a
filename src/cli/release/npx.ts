import { readFileSync } from 'node:fs'

const lookEveryMs = 500

/**
 * Call `onEnd` when the `npx` that started this process ends. It does at SIGTERM without waiting for what it runs, and
 * passes the signal only to a shell between, which ends as well; nothing else would tell this process. Linux only: elsewhere
 * nothing says who started whom.
 */
export const watchNpx = (onEnd: () => void): void => {
  const npx = npxAbove(process.ppid)
  if (npx === null) return
  const timer = setInterval(() => {
    if (isNpx(npx)) return
    clearInterval(timer)
    onEnd()
  }, lookEveryMs)
  timer.unref()
}

/** The nearest `npx` among a process and those above it. */
const npxAbove = (pid: number): number | null => {
  if (pid <= 1 || isNpx(pid)) return pid <= 1 ? null : pid
  return npxAbove(parentOf(pid))
}

/** npm writes its own name over its arguments: `npm exec bun@1.4.5 run start`. */
const isNpx = (pid: number): boolean => /^(npm exec|npx)\b/.test(read(pid, 'cmdline'))

const parentOf = (pid: number): number => Number(/^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0)

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it has ended, or there is no /proc
  }
}
