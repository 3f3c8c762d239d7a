import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { meters } from '../../src/platform/metrics/table.ts'
import { customer } from '../support/customer.ts'
import { privatePostgres } from '../support/postgres-server.ts'
import { hasPrometheus, type Prometheus, promtool, startPrometheus } from '../support/prometheus.ts'
import { hasRedis, redisServer } from '../support/redis-server.ts'
import { freePort, newAccount, readyService, scratchDirectory, until } from '../support/service.ts'

const ops = join(import.meta.dir, '../../ops')
const rules = join(ops, 'prometheus/alerts.yaml')
const primary = await privatePostgres({ isCopied: true })

/** A panel of a Grafana dashboard, as far as it asks for something. */
interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}
const { panels } = (await Bun.file(join(ops, 'grafana/clubwright.json')).json()) as { panels: Panel[] }

/** Grafana fills these in. */
const filled = (expression: string): string =>
  expression.replaceAll('$__rate_interval', '30s').replaceAll('$job', 'clubwright').replaceAll('$instance', '.*')

const asked = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr: filled(expr) })))

if (hasPrometheus && hasRedis && primary !== null)
  describe('on a real Prometheus', () => {
    const scratch = scratchDirectory()
    test('promtool finds nothing wrong, and each alert fires when it should', () => {
      expect(promtool('check', 'config', join(ops, 'prometheus/prometheus.yml'))).toContain('valid prometheus config')
      expect(promtool('test', 'rules', join(ops, 'prometheus/alerts.test.yaml'))).toContain('SUCCESS')
    })

    let prometheus: Prometheus
    const stops: (() => Promise<unknown>)[] = []
    beforeAll(async () => {
      const redis = await redisServer()
      const port = freePort()
      const standby = await primary.replica()
      const env = {
        DATABASE_URL: primary.url('postgres'),
        READ_DATABASE_URL: standby.url('postgres'),
        REDIS_URL: redis.url,
        WORKERS: '2',
        METRICS_PORT: String(port),
      }
      const service = await readyService(env)
      const embeddedPort = freePort()
      const embedded = await readyService({ DATA_DIR: scratch.path, METRICS_PORT: String(embeddedPort) })
      prometheus = await startPrometheus([`127.0.0.1:${port}`, `127.0.0.1:${embeddedPort}`], rules)
      const { apiKey } = await newAccount(env)
      const us = customer(() => service.address, apiKey)
      const isCounted = async () => {
        // The rate of a series needs two scrapes of it.
        await Promise.all([us.analyze(), us.batch(), us.memory.search(), fetch(`${service.address}/v1/key/status`)])
        const [rate] = await prometheus.query(
          'sum(rate(clubwright_fittings_total{outcome="completed"}[30s])) * on () sum(rate(clubwright_requests_total{code="UNAUTHORIZED"}[30s]))',
        )
        await Bun.sleep(200)
        return Number(rate?.value[1] ?? 0) > 0
      }
      stops.push(
        prometheus.stop,
        () => service.stop('SIGTERM'),
        () => embedded.stop('SIGTERM'),
        redis.stop,
      )
      await until('Prometheus has seen fittings and refusals', isCounted)
    })
    afterAll(async () => {
      for (const stop of stops) await stop()
      scratch.remove()
    })

    test('it reads what the service says, without a warning', async () => {
      const { activeTargets } = await prometheus.api('targets')
      const isWell = { health: 'up', lastError: '' }
      expect(activeTargets).toMatchObject([isWell, isWell])
    })

    test('every metric of the table has a value, with its type and meaning', async () => {
      const known = await prometheus.api('metadata')
      for (const { name, type, help } of Object.values(meters))
        expect([name, known[name]]).toEqual([name, [{ type, help, unit: '' }]])
    })

    test('every panel of the dashboard has something to show', async () => {
      expect(asked.length).toBeGreaterThan(30)
      const empty: string[] = []
      for (const { title, expr } of asked)
        if ((await prometheus.query(expr)).length === 0) empty.push(`${title}: ${expr}`)
      expect(empty).toEqual([])
    })

    test('the queue that the Kubernetes autoscaler asks for is one number for each pod', async () => {
      const values = await Bun.file(join(ops, 'helm/prometheus-adapter.yaml')).text()
      const { rules: adapter } = Bun.YAML.parse(values) as { rules: { custom: Record<string, string>[] } }
      const [{ seriesQuery, metricsQuery }] = adapter.custom as [{ seriesQuery: string; metricsQuery: string }]
      // What the adapter fills in; here each target stands for a pod.
      const filledIn = metricsQuery
        .replace('<<.Series>>', meters.fittingsUnderWay.name)
        .replace('<<.LabelMatchers>>', 'job="clubwright"')
        .replace('<<.GroupBy>>', 'instance')
      expect(seriesQuery).toStartWith(`${meters.fittingsUnderWay.name}{`)
      expect(await prometheus.query(filledIn)).toHaveLength(2)
    })

    test('every metric of the table is on the dashboard', () => {
      const shown = asked.map(({ expr }) => expr).join('\n')
      expect(Object.values(meters).flatMap(({ name }) => (shown.includes(name) ? [] : name))).toEqual([])
    })

    test('every alert is loaded, in good health, and about series that there are', async () => {
      const { groups } = await prometheus.api('rules')
      const alerts = groups.flatMap((group: { rules: unknown[] }) => group.rules)
      expect(alerts.length).toBeGreaterThan(10)
      for (const { name, health, query } of alerts) {
        expect([name, health]).toEqual([name, 'ok'])
        for (const selector of selectorsIn(query))
          expect([selector, (await prometheus.query(selector)).length > 0]).toEqual([selector, true])
      }
    })

    test('nothing is alarming about a service in good order', async () => {
      const firing = await prometheus.query('ALERTS{alertstate="firing"}')
      expect(firing.map(({ metric }) => metric['alertname'])).toEqual([])
    })
  })

/** The metrics of an expression, each with its labels but for values that only trouble brings. */
const selectorsIn = (expression: string): string[] =>
  [...expression.matchAll(/\b((?:clubwright|process)_\w+|up)\b(\{[^}]*\})?/g)].map(
    ([, name, labels = '']) =>
      name! +
      labels
        .replaceAll(/"(5\.\.|failed|given_up|exhausted|STORAGE_UNAVAILABLE\|INTERNAL\|OVERLOADED)"/g, '".+"')
        .replaceAll(/=(?=")/g, '=~'),
  )
