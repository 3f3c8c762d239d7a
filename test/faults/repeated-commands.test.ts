import { afterAll, beforeAll, expect, test } from 'bun:test'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, newAccount } from '../support/service.ts'
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'

const url = await newPostgresUrl()

/** A verb that adds something: its words, and how much of it there is. */
interface Adding {
  readonly words: (accountId: string) => readonly string[]
  readonly table: string
  readonly where?: string
  /** The statement whose answer is lost. Left out: the end of the transaction. */
  readonly lostAt?: string
}

const verbs: Readonly<Record<string, Adding>> = {
  'credits add': {
    words: (account) => ['credits', 'add', '--account', account, '--amount', '100', '--invoice', '4711'],
    table: 'credit_entries',
  },
  'account create': {
    words: () => [
      'account',
      'create',
      '--email',
      'two@b.example',
      '--company',
      'Two',
      '--monthly-limit',
      '5',
      '--id',
      'one',
    ],
    table: 'accounts',
    where: "company_name = 'Two'",
  },
  'key create': {
    words: (account) => ['key', 'create', '--account', account, '--name', 'till', '--id', 'till-1'],
    table: 'api_keys',
    where: "name = 'till'",
  },
  'agent create': {
    words: (account) => [
      'agent',
      'create',
      '--account',
      account,
      '--name',
      'host',
      '--scopes',
      'fittings:read',
      '--id',
      'a',
    ],
    table: 'agent_connections',
  },
  'client register': {
    words: () => ['client', 'register', '--name', 'App', '--redirect', 'https://app.example/cb', '--id', 'app'],
    table: 'oauth_clients',
  },
  'customer add': {
    words: (account) => ['customer', 'add', '--account', account, '--email', 'sam@c.example'],
    table: 'customers',
    lostAt: 'insert into customers',
  },
  'webhook add': {
    words: (account) => [
      ...['webhook', 'add', '--account', account, '--url', 'https://shop.example/hook'],
      ...['--events', 'fitting.completed', '--id', 'hook'],
    ],
    table: 'webhook_endpoints',
  },
  fit: {
    words: (account) => [
      ...['fit', '--driver', '--speed', '95', '--hand', 'right', '--account', account],
      ...['--id', 'sam-driver'],
    ],
    table: 'fittings',
    lostAt: 'store_fitting',
  },
}

if (url !== null) {
  let proxy: TcpProxy
  let account: string
  const direct = { DATABASE_URL: url, LAB_SIGNING_SECRET: 'a-secret-that-is-only-for-this-test' }
  const led = () => ({ ...direct, DATABASE_URL: proxy.through(url) })
  beforeAll(async () => {
    proxy = await tcpProxy(url)
    account = (await newAccount(direct)).accountId
  })
  afterAll(() => proxy.stop())

  const count = async ({ table, where = 'true' }: Adding): Promise<number> => {
    const sql = new Bun.SQL(url, { max: 1 })
    const [row] = await sql.unsafe(`select count(*)::int as count from ${table} where ${where}`)
    await sql.end()
    return row.count
  }

  test.each(Object.keys(verbs))(
    '%s, whose answer was lost after the commit, says that it may have been carried out; a repeat adds nothing',
    async (name) => {
      const adding = verbs[name]!
      const { words: wordsOf, lostAt = 'commit' } = adding
      const words = wordsOf(account)
      const before = await count(adding)
      proxy.dropRepliesTo(lostAt)
      const lost = await clubwright(words, led())
      proxy.dropRepliesTo(null)
      expect([lost.code, lost.stderr]).toEqual([6, expect.stringContaining('The command may have been carried out.')])
      if (lostAt === 'commit') expect(await count(adding)).toBe(before + 1)
      const again = await clubwright(words, direct)
      // A machine that is slow is told of the progress.
      expect([again.code, again.stderr.replaceAll(/^.*\.\.\.\n/gm, '')]).toEqual([0, ''])
      expect(await count(adding)).toBe(before + 1)
    },
  )

  test('the ledger shows each purchase with its invoice, and another amount of the same invoice is refused', async () => {
    const add = (...args: string[]) => clubwright(['credits', 'add', '--account', account, ...args], direct)
    expect((await add('--amount', '7', '--invoice', '4712')).stdout).not.toContain('before')
    expect((await add('--amount', '7', '--invoice', '4712')).stdout).toContain('was added before; nothing was changed')
    expect((await add('--amount', '8', '--invoice', '4712')).code).toBe(4)
    const { stdout } = await clubwright(['credits', 'list', '--account', account, '--json'], direct)
    expect(JSON.parse(stdout)).toMatchObject([{ amount: 7, reason: 'purchase', invoice: '4712' }, { amount: 100 }])
  })

  test('an --id that was used for something else is refused', async () => {
    const name = (what: string) =>
      clubwright(['key', 'create', '--account', account, '--name', what, '--id', 'till-2'], direct)
    expect((await name('left')).code).toBe(0)
    const other = await name('right')
    expect([other.code, other.stderr]).toEqual([4, expect.stringContaining('used for something else before')])
    const same = await clubwright(
      ['key', 'create', '--account', account, '--name', 'left', '--id', 'till-2', '--json'],
      direct,
    )
    expect(JSON.parse(same.stdout)).toMatchObject({ code: 'DONE_BEFORE', made: expect.stringMatching(/^key_/) })
  })

  test('what only reads may be tried again at once', async () => {
    proxy.set('close')
    const { code } = await clubwright(['account', 'list'], { ...led(), WAIT_FOR_DATABASE_SECONDS: '0' })
    proxy.set('pass')
    expect(code).toBe(5)
  })
}
