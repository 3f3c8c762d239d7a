import type { Metrics } from './metrics.ts'

const lookEveryMs = 50

/** Measure this process: its memory, its processor time, and how long its event loop keeps others waiting. */
export const watchProcess = (metrics: Metrics): { stop(): void } => {
  metrics.read('memory', () => process.memoryUsage.rss())
  metrics.read('processor', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  const startSeconds = Date.now() / 1000 - process.uptime()
  metrics.read('startTime', () => startSeconds)

  let dueMs = performance.now() + lookEveryMs
  const timer = setInterval(() => {
    const nowMs = performance.now()
    metrics.observe('eventLoopDelay', [], Math.max(0, nowMs - dueMs) / 1000)
    dueMs = nowMs + lookEveryMs
  }, lookEveryMs).unref()
  return { stop: () => clearInterval(timer) }
}
