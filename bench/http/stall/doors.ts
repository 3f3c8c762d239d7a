import { clubwright } from '../../../test/support/service.ts'
import type { BenchService } from '../../service.ts'

/** A request without a key: of a page, a form or the authorization server. */
export interface Knock {
  readonly operation: string
  readonly body: string
  readonly path: string
  readonly init?: RequestInit
}

const blanks = (count: number) => '+'.repeat(count)
const password = 'seven irons in the rain'
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const html = { accept: 'text/html' }

/** Public pages, with the most that an address may say and with more. */
export const pages = (labPath: string | null): Knock[] => {
  const store = '/store/club/ping-g440-max-driver'
  const page = (path: string, body: string, init: RequestInit = { headers: html }): Knock => ({
    operation: `GET ${path.split('?')[0]!.replace(/fit_\w+|a{9,}/, '{id}')}`,
    body,
    path,
    init,
  })
  return [
    ...['setting', 'loft', 'length', 'lie', 'shaft', 'grip', 'shaftWeight', 'wedges'].flatMap((name) => [
      page(`${store}?${name}=1${blanks(1990)}x`, `allowed: 2,000 blanks in ${name}`),
      page(`${store}?${name}=1${blanks(14_000)}x`, `refused: 14,000 blanks in ${name}`),
    ]),
    page(
      `${store}?${Array.from({ length: 64 }, (_, i) => `p${i}=${'x'.repeat(200)}`).join('&')}`,
      'allowed: 64 parameters',
    ),
    page(`${store}?${'a=1&'.repeat(3_000)}`, 'refused: 3,000 parameters'),
    page('/', '8 kB of languages', { headers: { ...html, 'accept-language': 'de,'.repeat(2_700) } }),
    ...['/', '/example', '/example?speed=113', '/docs', '/docs/operations', '/docs/errors', '/llms-full.txt'].map(
      (path) => page(path, 'as it is'),
    ),
    ...['/swagger', '/swagger/json', '/v1/rules', '/v1/rules/DRV-LOFT', '/sign-in', '/studio'].map((path) =>
      page(path, 'as it is'),
    ),
    ...(labPath === null ? [] : [page(labPath, 'a fitting')]),
    page(`/nothing/${'a'.repeat(199)}`, 'refused: unknown'),
  ]
}

const posted = (path: string, body: string, text: string, headers: Record<string, string>): Knock => ({
  operation: `POST ${path}`,
  body,
  path,
  init: { method: 'POST', body: text, headers, redirect: 'manual' },
})

/** Forms of strangers, and what apps send to the authorization server. */
export const forms = (origin: string): Knock[] => {
  const form = { ...formType, ...html, origin }
  return [
    posted('/sign-in', 'refused: a wrong password', `email=a@b.example&password=${password}`, form),
    posted('/sign-in', 'refused: 16 kB of dots in the address', `email=a@${'.'.repeat(16_000)}@`, form),
    posted('/oauth/token', 'refused: 64 kB in 10,000 fields', 'a=1&'.repeat(10_000), formType),
    posted(
      '/oauth/token',
      'refused: an unknown client',
      'grant_type=refresh_token&client_id=x&refresh_token=x',
      formType,
    ),
    posted('/oauth/register', 'refused: 60 kB of names', JSON.stringify({ client_name: ' '.repeat(60_000) }), {
      'content-type': 'application/json',
    }),
  ]
}

/** Forms of somebody who is signed in. */
export const signedInForms = async (service: BenchService): Promise<Knock[]> => {
  const cookie = await cookieOf(service)
  const form = { ...formType, ...html, origin: service.address, cookie }
  const line = (i: number, id: string) => `S-${i},${id},1`
  const list = (id: (i: number) => string) =>
    `csv=${encodeURIComponent(['sku,headId,stock', ...Array.from({ length: 5_000 }, (_, i) => line(i, id(i)))].join('\n'))}`
  return [
    posted(
      '/dashboard/inventory',
      'refused: 5,000 unknown clubs',
      list((i) => `ping-g440-max-drivr-${i}`),
      form,
    ),
    posted(
      '/dashboard/inventory',
      'refused: 5,000 long ids',
      list((i) => `${'ping-g440-max-'.repeat(6)}${i}`),
      form,
    ),
    posted(
      '/dashboard/inventory',
      'refused: 4,800 unknown ids of 95 characters',
      list((i) => `ping-g440-max-drivr-${i}-`.padEnd(95, 'irom-hybrd-'))
        .split('%0A')
        .slice(0, 4_801)
        .join('%0A'),
      form,
    ),
    posted(
      '/dashboard/inventory',
      'allowed: 5,000 articles',
      list(() => 'ping-g440-max-driver'),
      form,
    ),
    posted('/dashboard/team', 'refused: a long address', `email=a@${'.'.repeat(1_900)}@&role=member`, form),
    posted(
      '/dashboard/webhooks',
      'refused: a long address',
      `url=https://h.example/${'a'.repeat(1_900)}&events=x`,
      form,
    ),
    { operation: 'GET /dashboard', body: 'as it is', path: '/dashboard', init: { headers: { ...html, cookie } } },
    {
      operation: 'GET /dashboard/inventory',
      body: '5,000 articles',
      path: '/dashboard/inventory',
      init: { headers: { ...html, cookie } },
    },
  ]
}

const cookieOf = async ({ address, storage, accountId }: BenchService): Promise<string> => {
  const invited = ['person', 'invite', '--email', 'bench@example.org', '--role', 'owner', '--account', accountId]
  const { stdout, stderr } = await clubwright(invited, storage)
  const [, token] = /\/join\/(ejl_\w+)/.exec(stdout) ?? []
  if (token === undefined) throw new Error(stdout + stderr)
  const joined = await fetch(`${address}/join/${token}`, {
    method: 'POST',
    headers: { ...formType, origin: address },
    body: `password=${password}`,
    redirect: 'manual',
  })
  return joined.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
