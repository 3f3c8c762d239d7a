import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './service.ts'

/** A real proxy before a service. */
export interface Balancer {
  readonly address: string
  stop(): Promise<void>
}

/** Where Debian puts servers is not on everyone's PATH. */
export const programAt = (name: string): string | null =>
  Bun.which(name, { PATH: `${process.env['PATH']}:/usr/sbin:/sbin` })

/** nginx as most write it: a named upstream, whose name it sends as Host, over HTTP/1.0. Null where it is not installed. */
export const nginxBefore = (servicePort: number, upstream: string, more = ''): Balancer | null =>
  started('nginx', (port, directory) => ({
    settings: `daemon off; master_process off; pid ${directory}/nginx.pid; error_log ${directory}/error.log; events {}
http { access_log off; client_body_temp_path ${directory}/b; proxy_temp_path ${directory}/p; fastcgi_temp_path ${directory}/f;
  uwsgi_temp_path ${directory}/u; scgi_temp_path ${directory}/s;
  upstream ${upstream} { server 127.0.0.1:${servicePort}; }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://${upstream}; ${more} } } }`,
    options: ['-e', `${directory}/start.log`, '-c'],
  }))

/** HAProxy with its default check: HTTP/1.0 without a Host. Null where it is not installed. */
export const haproxyBefore = (servicePort: number): Balancer | null =>
  started('haproxy', (port) => ({
    settings: `defaults
  mode http
  timeout connect 2s
  timeout client 10s
  timeout server 10s
  timeout check 5s
frontend door
  bind 127.0.0.1:${port}
  default_backend api
backend api
  option httpchk GET /readyz
  server one 127.0.0.1:${servicePort} check inter 100ms fall 1 rise 1
`,
    options: ['-db', '-f'],
  }))

/** HAProxy as ops/compose ships it, before these replicas instead of those that Docker names. */
export const shippedHaproxy = (servicePorts: readonly number[]): Balancer | null => {
  const shipped = readFileSync(join(import.meta.dir, '../../ops/compose/haproxy.cfg'), 'utf8')
  const servers = servicePorts.map((port, n) => `  server replica${n} 127.0.0.1:${port}`).join('\n')
  return started('haproxy', (port) => ({
    settings: shipped
      .replace(/^ {2}bind :3000$/m, `  bind 127.0.0.1:${port}`)
      .replace(/^ {2}server-template .*$/gm, servers)
      .replace(/^resolvers docker\n(?: .*\n)+/m, '')
      .replace(' resolvers docker init-addr none', ''),
    options: ['-q', '-db', '-f'],
  }))
}

/** HAProxy as Patroni's documentation has it: connections to whichever of these servers says that it leads. */
export const haproxyToLeader = (
  servers: readonly string[],
  postgresPort: number,
  patroniPort: number,
): Balancer | null =>
  started('haproxy', (port) => ({
    settings: `defaults
  mode tcp
  timeout connect 1s
  timeout client 30m
  timeout server 30m
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map((server, n) => `  server node${n + 1} ${server}:${postgresPort} check port ${patroniPort}`).join('\n')}
`,
    options: ['-q', '-db', '-f'],
  }))

const started = (
  name: 'nginx' | 'haproxy',
  /** Its settings, and the options before the name of their file. */
  setUp: (port: number, directory: string) => { readonly settings: string; readonly options: readonly string[] },
): Balancer | null => {
  const program = programAt(name)
  if (program === null) {
    if (process.env['CI']) throw new Error(`${name} is required in CI, but it is not installed`)
    console.warn(`${name} is not installed here: its tests are skipped.`)
    return null
  }
  const port = freePort()
  const directory = mkdtempSync(join(tmpdir(), `clubwright-${name}-`))
  const { settings, options } = setUp(port, directory)
  const file = join(directory, 'settings')
  writeFileSync(file, settings)
  // With no more file descriptors than many machines give.
  const limited = ['sh', '-c', 'ulimit -n 4096; exec "$0" "$@"', program, ...options, file]
  const child = Bun.spawn(limited, { stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGKILL')
      await child.exited
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
