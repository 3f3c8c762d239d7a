import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as batch from 'kubernetes-models/batch/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { meters } from '../../src/platform/metrics/table.ts'
import { readConfig, settings } from '../../src/platform/settings/config.ts'
import { scratchDirectory } from '../support/service.ts'

const ops = join(import.meta.dir, '../../ops')
const yaml = async (path: string): Promise<unknown> => Bun.YAML.parse(await Bun.file(join(ops, path)).text())
const known = settings.map(({ name }) => name)
const { stopDelaySeconds, drainSeconds } = readConfig({})
const stopSecondsMax = stopDelaySeconds + drainSeconds + 5

/** Run a program of this machine; null where it is missing. @throws with its words when it is not content. */
const run = (program: string, ...words: string[]): string | null => {
  const path = Bun.which(program, { PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/go/bin` })
  if (path === null) {
    if (process.env['CI'] && program !== 'systemd-analyze') throw new Error(`${program} is required in CI`)
    console.warn(`Skipped: ${program} was not found.`)
    return null
  }
  const { status, stdout, stderr } = spawnSync(path, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}:\n${stdout}${stderr}`)
  return stdout + stderr
}

// biome-ignore lint/suspicious/noExplicitAny: resources have many shapes
type Resource = any

const kinds: Record<string, Record<string, unknown>> = {
  v1: core,
  'apps/v1': apps,
  'batch/v1': batch,
  'autoscaling/v2': autoscaling,
  'policy/v1': policy,
  'networking.k8s.io/v1': networking,
}

/** @throws when a resource is not what its schema says. */
const validate = (resource: Resource): void => {
  const Kind = kinds[resource.apiVersion]![resource.kind] as new (data: Resource) => { validate(): void }
  new Kind(resource).validate()
}

describe('the Helm chart', () => {
  const scratch = scratchDirectory()
  afterAll(scratch.remove)
  const secrets = { DATABASE_URL: 'postgres://fit@db/fit', LAB_SIGNING_SECRET: 'x'.repeat(32) }
  const settings = { BASE_URL: 'https://fit.example.org', TRUST_PROXY: '1', LOG_FORMAT: 'json' }
  let defaults: Resource

  /** Resources by kind; those which are there for the job alone end with ` of migrate`. */
  const nameOf = ({ kind, metadata }: Resource) =>
    kind !== 'Job' && metadata.name.endsWith('-migrate') ? `${kind} of migrate` : kind
  const render = async (values: object): Promise<Record<string, Resource>> => {
    const file = join(scratch.path, 'values.json')
    await Bun.write(file, JSON.stringify({ ...defaults, settings, ...values }))
    const renderer = join(import.meta.dir, 'render-chart.go')
    const text = run('go', 'run', renderer, join(ops, 'helm/clubwright'), file, 'fit')
    const resources = text === null ? [] : (Bun.YAML.parse(text) as Resource[]).filter(Boolean)
    return Object.fromEntries(resources.map((one) => [nameOf(one), one]))
  }
  beforeAll(async () => {
    defaults = await yaml('helm/clubwright/values.yaml')
  })

  test('renders resources that Kubernetes accepts, with every option on and off', async () => {
    const peer = [{ podSelector: { matchLabels: { app: 'prometheus' } } }]
    const full = await render({
      secrets,
      image: { ...defaults.image, digest: `sha256:${'0'.repeat(64)}` },
      networkPolicy: { ...defaults.networkPolicy, callers: peer, scrapers: peer },
      ingress: {
        ...defaults.ingress,
        enabled: true,
        className: 'nginx',
        hosts: ['fit.example.org'],
        tls: [{ secretName: 'fit' }],
      },
      ...placed,
    })
    const bare = await render({
      existingSecret: 'ours',
      autoscaling: { ...defaults.autoscaling, enabled: false },
      networkPolicy: { ...defaults.networkPolicy, enabled: false },
    })
    for (const resource of [...Object.values(full), ...Object.values(bare)]) validate(resource)
    if (Object.keys(full).length === 0) return // no Go on this machine
    const always = ['ConfigMap', 'ConfigMap of migrate', 'Deployment', 'Job', 'PodDisruptionBudget', 'Service']
    expect(Object.keys(bare).toSorted()).toEqual(always)
    const optional = ['HorizontalPodAutoscaler', 'Ingress', 'NetworkPolicy', 'Secret', 'Secret of migrate']
    expect(Object.keys(full).toSorted()).toEqual([...always, ...optional].toSorted())
    for (const kind of ['Deployment', 'Job']) {
      const { containers, ...pod } = full[kind].spec.template.spec
      const {
        extraVolumes: volumes,
        extraEnv: env,
        extraVolumeMounts: volumeMounts,
        podLabels,
        podAnnotations,
        ...place
      } = placed
      expect([pod, containers]).toMatchObject([{ ...place, volumes }, [{ env, volumeMounts }]])
    }
    expect(full['Deployment'].spec.template.metadata).toMatchObject({
      labels: placed.podLabels,
      annotations: placed.podAnnotations,
    })
    expect(bare['Deployment'].spec.replicas).toBe(2)
    expect(full['Deployment'].spec.replicas).toBeUndefined() // else each upgrade would undo the autoscaler's choice
    expect(full['HorizontalPodAutoscaler'].spec.metrics).toMatchObject([
      { type: 'Resource', resource: { name: 'cpu' } },
      { type: 'Pods', pods: { metric: { name: meters.fittingsUnderWay.name } } },
    ])
    expect(() => validate({ ...full['Deployment'], spec: { replicas: 'two' } })).toThrow()
  })

  /** Where pods run and what they have, as charts usually offer. */
  const placed = {
    imagePullSecrets: [{ name: 'registry' }],
    nodeSelector: { disk: 'ssd' },
    tolerations: [{ key: 'golf', operator: 'Exists' }],
    affinity: { nodeAffinity: {} },
    priorityClassName: 'high',
    serviceAccountName: 'fit',
    podLabels: { team: 'golf' },
    podAnnotations: { 'example.org/team': 'golf' },
    extraEnv: [{ name: 'SMTP_URL', valueFrom: { secretKeyRef: { name: 'mail', key: 'url' } } }],
    extraVolumes: [{ name: 'ca', secret: { secretName: 'ca' } }],
    extraVolumeMounts: [{ name: 'ca', mountPath: '/ca', readOnly: true }],
  }

  test('F7 settings and secrets are part of the release, and other ones are other pods', async () => {
    const one = await render({ secrets })
    if (Object.keys(one).length === 0) return // no Go on this machine
    const other = await render({ secrets, settings: { ...settings, LOG_LEVEL: 'warning' } })
    const third = await render({ secrets: { ...secrets, DATABASE_URL: 'postgres://other@db/fit' } })
    const podOf = ({ Deployment }: typeof one) => Deployment.spec.template.metadata.annotations
    expect(podOf(await render({ secrets }))).toEqual(podOf(one))
    expect(podOf(other)['checksum/settings']).not.toBe(podOf(one)['checksum/settings'])
    expect(podOf(third)['checksum/secrets']).not.toBe(podOf(one)['checksum/secrets'])
    for (const kind of ['ConfigMap', 'Secret']) {
      const [kept, copy] = [one[kind], one[`${kind} of migrate`]]
      expect(kept.metadata.annotations).toBeUndefined()
      expect(kept.metadata.name).toBe('fit-clubwright-settings') // charts before made hooks named fit-clubwright, which Helm does not adopt
      expect(copy.metadata.annotations).toMatchObject({
        'helm.sh/hook': 'pre-install,pre-upgrade',
        'helm.sh/hook-weight': '-1',
      })
      expect([copy.data, copy.stringData]).toEqual([kept.data, kept.stringData])
    }
    const [{ envFrom, resources }] = one['Job'].spec.template.spec.containers
    expect(envFrom).toEqual([
      { configMapRef: { name: one['ConfigMap of migrate'].metadata.name } },
      { secretRef: { name: one['Secret of migrate'].metadata.name } },
    ])
    expect(resources.requests).toBeDefined() // a quota refuses pods without
  })

  test('review 2, severity 3: lets mail out beside the storage', async () => {
    const { NetworkPolicy } = await render({ secrets })
    if (NetworkPolicy === undefined) return // no Go on this machine
    const ports = NetworkPolicy.spec.egress.flatMap((rule: Resource) => rule.ports.map(({ port }: Resource) => port))
    expect(ports).toEqual(expect.arrayContaining([53, 443, 5432, 6379, 25, 465, 587]))
  })

  test('a policy without ports of storage and mail lets nothing out beside DNS and https', async () => {
    const closed = { ...defaults.networkPolicy, storagePorts: [], mailPorts: [] }
    const { NetworkPolicy } = await render({ secrets, networkPolicy: closed })
    if (NetworkPolicy === undefined) return // no Go on this machine
    const ports = NetworkPolicy.spec.egress.map((rule: Resource) => rule.ports?.map(({ port }: Resource) => port))
    expect(ports).toStrictEqual([[53, 53], [443]])
  })

  test('F7 its schema takes its own values, and refuses misspelled and wrong ones', async () => {
    const isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
      await Bun.file(join(ops, 'helm/clubwright/values.schema.json')).json(),
    )
    const refused = (values: object) =>
      isValid({ ...defaults, ...values }) ? [] : isValid.errors!.map((one) => one.instancePath)
    expect(refused({ settings, ...placed })).toEqual([])
    expect(refused({ replica: 3 })).toEqual([''])
    expect(refused({ settings: { BASE_URL: 'fit.example.org' } })).toEqual(['/settings/BASE_URL'])
    expect(refused({ settings: { ...settings, limits: {} } })).toContain('/settings/limits')
    expect(refused({ secrets: { METRICS_TOKEN: 20_261_129 } })).toEqual(['/secrets/METRICS_TOKEN'])
    for (const name of ['PORT', 'METRICS_PORT'])
      expect(refused({ settings: { ...settings, [name]: '8080' } })).toEqual([`/settings/${name}`])
    expect(refused({ service: { port: 70_000 } })).toEqual(['/service/port'])
    expect(refused({ autoscaling: { enabled: 'yes' } })).toEqual(['/autoscaling/enabled'])
    const undescribed = Object.keys(defaults).filter((name) => !(name in (isValid.schema as Resource).properties))
    expect(undescribed).toEqual([])
  })

  test('gives the service settings that it knows, and time to stop', async () => {
    const { ConfigMap, Secret, Deployment } = await render({ secrets })
    if (Deployment === undefined) return // no Go on this machine
    const given = [...Object.keys(ConfigMap.data), ...Object.keys(Secret.stringData)]
    expect(given.filter((name) => !known.includes(name))).toEqual([])
    expect(() => readConfig({ ...ConfigMap.data, ...Secret.stringData })).not.toThrow()
    expect(Deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(stopSecondsMax)
    const [{ securityContext }] = Deployment.spec.template.spec.containers
    expect(securityContext.readOnlyRootFilesystem).toBe(true)
  })

  test('leaves pods that have lost the database to those who need none, and after three checks only', async () => {
    const { Deployment } = await render({ secrets })
    if (Deployment === undefined) return // no Go on this machine
    const [{ readinessProbe, livenessProbe }] = Deployment.spec.template.spec.containers
    expect(readinessProbe).toMatchObject({ httpGet: { path: '/readyz/reads' }, failureThreshold: 3, timeoutSeconds: 5 })
    expect(livenessProbe).toMatchObject({ httpGet: { path: '/health' } })
  })

  test('scales by CPU alone where that is wanted', async () => {
    const byCpu = { ...defaults.autoscaling, fittingsUnderWay: 0 }
    const { HorizontalPodAutoscaler: scaler } = await render({ secrets, autoscaling: byCpu })
    if (scaler === undefined) return // no Go on this machine
    validate(scaler)
    expect(scaler.spec.metrics).toMatchObject([{ type: 'Resource', resource: { name: 'cpu' } }])
  })

  test.skipIf(Bun.which('helm') === null)('is what Helm itself makes of it, without a warning', async () => {
    const [chart, file] = [join(ops, 'helm/clubwright'), join(scratch.path, 'helm.json')]
    const values = { secrets, settings: { ...settings, RATE_LIMIT_READ_PER_MINUTE: 1_000_000 }, ...placed }
    await Bun.write(file, JSON.stringify(values))
    run('helm', 'lint', '--strict', chart, '-f', file)
    const rendered = Bun.YAML.parse(run('helm', 'template', 'fit', chart, '-f', file)!) as Resource[]
    const byName = Object.fromEntries(rendered.map((one) => [nameOf(one), one]))
    expect(byName).toMatchObject(await render(values))
  })

  test('refuses to render without secrets, address and hosts', async () => {
    if (Bun.which('go') === null) return
    await expect(render({})).rejects.toThrow('is required, or existingSecret')
    await expect(render({ secrets, settings: { BASE_URL: '' } })).rejects.toThrow('settings.BASE_URL is required')
    const ingress = { ...defaults.ingress, enabled: true, hosts: [] }
    await expect(render({ secrets, ingress })).rejects.toThrow('ingress.hosts is required')
  })
})

describe('Docker Compose', () => {
  test('gives the service settings that it knows, time to stop, and files that exist', async () => {
    const { services, volumes } = (await yaml('compose/compose.yaml')) as Resource
    const { clubwright } = services
    expect(Object.keys(clubwright.environment).filter((name) => !known.includes(name))).toEqual([])
    expect(Number.parseInt(clubwright.stop_grace_period, 10)).toBeGreaterThan(stopSecondsMax)
    expect(clubwright.read_only).toBe(true)
    const mounted = Object.values(services as Record<string, { volumes?: string[] }>)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0]!)
    const missing = (path: string) =>
      path.startsWith('.') ? !existsSync(join(ops, 'compose', path)) : !Object.hasOwn(volumes, path)
    expect(mounted.length).toBeGreaterThan(5)
    expect(mounted.filter(missing)).toEqual([])
  })

  test('rotates every log, and gives no container more rights than it needs', async () => {
    const { services } = (await yaml('compose/compose.yaml')) as { services: Record<string, Resource> }
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.logging?.options['max-size']]).toEqual([name, expect.stringMatching(/^\d+m$/)])
      expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']])
    }
    for (const name of ['clubwright', 'migrate', 'haproxy'])
      expect([name, services[name].cap_drop]).toEqual([name, ['ALL']])
    for (const name of ['clubwright', 'migrate']) expect(services[name].mem_limit).toBe('512m')
  })

  test('configures HAProxy and Prometheus validly', () => {
    expect(run('haproxy', '-c', '-f', join(ops, 'compose/haproxy.cfg')) ?? '').not.toMatch(/WARNING|ALERT/)
    run('promtool', 'check', 'config', '--syntax-only', join(ops, 'compose/prometheus.yml'))
  })
})

test('the systemd unit is valid, and gives time to stop', async () => {
  const unit = await Bun.file(join(ops, 'systemd/clubwright.service')).text()
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(stopSecondsMax)
  for (const line of [
    'StartLimitIntervalSec=0',
    'SystemCallFilter=@system-service',
    'ProtectClock=yes',
    'RestrictRealtime=yes',
  ])
    expect(unit.split('\n')).toContain(line)
  const scratch = scratchDirectory()
  const copy = join(scratch.path, 'clubwright.service')
  await Bun.write(copy, unit.replace('/usr/local/bin/clubwright', process.execPath)) // it looks whether the program exists
  const found = (run('systemd-analyze', 'verify', '--man=no', copy) ?? '').split('\n')
  // Known to systemd since 254.
  expect(found.filter((line) => line !== '' && !/Restart(Steps|MaxDelaySec)/.test(line))).toEqual([])
  scratch.remove()
})

test('the image is built from the files that are needed, and stops and is watched as documented', async () => {
  const dockerfile = await Bun.file(join(ops, '../Dockerfile')).text()
  const lines = dockerfile.split('\n')
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start))
  expect(at('RUN bun install')).toBeLessThan(at('COPY . .'))
  expect(at('COPY patches')).toBeWithin(0, at('RUN bun install'))
  expect(dockerfile).toContain('USER 65532:65532')
  expect(dockerfile).toMatch(/^HEALTHCHECK .* CMD \["\/clubwright", "health"\]$/m)
  const ignored = (await Bun.file(join(ops, '../.dockerignore')).text()).trim().split('\n')
  for (const needed of [
    'src',
    'assembly',
    'db',
    'docs',
    'examples',
    'package.json',
    'bun.lock',
    'bunfig.toml',
    'patches',
  ])
    expect([needed, ignored.includes(needed)]).toEqual([needed, false])
})
