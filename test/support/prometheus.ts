import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, until } from './service.ts'

/** Whether this machine has Prometheus. In CI it must; elsewhere its tests are skipped, with a word. */
export const hasPrometheus: boolean = (() => {
  if (Bun.which('prometheus') !== null && Bun.which('promtool') !== null) return true
  if (process.env['CI']) throw new Error('Prometheus is required in CI, but there is no prometheus or no promtool')
  console.warn('Skipped: everything with Prometheus (it was not found).')
  return false
})()

/** Run promtool. @throws with its words when it finds something wrong. */
export const promtool = (...words: string[]): string => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`promtool ${words.join(' ')}:\n${stdout}${stderr}`)
  return stdout
}

/** One series of an answer. */
interface Series {
  readonly metric: Readonly<Record<string, string>>
  readonly value: readonly [number, string]
}

/** A real Prometheus of a test. */
export interface Prometheus {
  /** @throws for an expression that it does not understand. */
  query(expression: string): Promise<Series[]>
  /** What its own address says, below /api/v1. */
  // biome-ignore lint/suspicious/noExplicitAny: a client of a JSON API sees untyped members
  api(path: string): Promise<any>
  stop(): Promise<void>
}

/** Start one that scrapes every second. @param targets host:port, as the job clubwright. */
export const startPrometheus = async (targets: readonly string[], rules: string): Promise<Prometheus> => {
  const home = mkdtempSync(join(tmpdir(), 'clubwright-prometheus-'))
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [{ job_name: 'clubwright', static_configs: [{ targets }] }],
  }
  writeFileSync(join(home, 'prometheus.yml'), JSON.stringify(config)) // JSON is YAML
  const address = `127.0.0.1:${freePort()}`
  const flags = [
    `--config.file=${home}/prometheus.yml`,
    `--storage.tsdb.path=${home}/data`,
    `--web.listen-address=${address}`,
  ]
  const child: ChildProcess = spawn('prometheus', [...flags, '--log.level=error'], { stdio: 'ignore' })
  const end = () => void child.kill('SIGKILL')
  process.on('exit', end)
  const api = async (path: string) => {
    const response = await fetch(`http://${address}/api/v1/${path}`)
    const answer = (await response.json()) as { status: string; data: unknown; error?: string }
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`)
    return answer.data
  }
  const isUp = () =>
    api('status/buildinfo').then(
      () => true,
      () => false,
    )
  await until('Prometheus answers', isUp)
  return {
    api,
    query: async (expression) => {
      const { result } = (await api(`query?query=${encodeURIComponent(expression)}`)) as { result: Series[] }
      return result
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      end()
      await ended
      process.off('exit', end)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
