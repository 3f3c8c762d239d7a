import { describe, expect, test } from 'bun:test'
import { ConfigError, maskConfig, readConfig, settings, settingsTable } from '../../src/platform/settings/config.ts'

describe('settings', () => {
  test('an empty environment runs the whole service', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      authUrl: 'http://localhost:3000',
      storeUrl: 'http://localhost:3000/store',
      labUrl: 'http://localhost:3000/lab',
      serviceName: 'Clubwright',
      dataDir: './.data',
      minFreeDiskMb: 200,
      databaseConnections: 6,
      databasePrepared: 'auto',
      waitForDatabaseSeconds: 60,
      redisWaitMs: 20,
      workers: 1,
      trustProxy: 0,
      maxBodyBytes: 65_536,
      mcpProtocol2026: 'on',
      oauthCimd: 'on',
      drainSeconds: 25,
      watchdogSeconds: 10,
      stopDelaySeconds: 3,
      dailyAgentFittingCap: 50,
      studioPublic: 20,
      visitorRetentionDays: 30,
      rateLimitCatalogPerMinute: 600,
      rateLimitSearchPerMinute: 6000,
      rateLimitScoresPerMinute: 6000,
      rateLimitFreePerMinute: 6000,
      rateLimitReadPerMinute: 6000,
      rateLimitAnalyzePerMinute: 6000,
      rateLimitIngestPerMinute: 600,
      rateLimitAgentsPerMinute: 600,
      rateLimitPagePerMinute: 600,
      rateLimitAccountFactor: 5,
      minPayloadVersion: 1,
      agentTokenTtlSeconds: 900,
      sessionsBytesPerAccount: 1_000_000_000,
      retentionDays: 0,
      webhooksFailingDaysMax: 5,
      webhooksLoopback: 'off',
      otelServiceName: 'clubwright',
      otelTracesSamplerArg: '0.1',
      logLevel: 'info',
      logFormat: 'auto',
    })
  })
  test('links follow the port and the base address unless they are set', () => {
    expect(readConfig({ PORT: '8080' }).baseUrl).toBe('http://localhost:8080')
    expect(readConfig({ BASE_URL: 'https://fit.example' }).storeUrl).toBe('https://fit.example/store')
    expect(readConfig({ STORE_URL: 'https://shop.example' }).storeUrl).toBe('https://shop.example')
    expect(readConfig({ BASE_URL: 'https://fit.example' }).labUrl).toBe('https://fit.example/lab')
    expect(readConfig({ LAB_URL: 'https://lab.example' }).labUrl).toBe('https://lab.example')
  })
  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
  })
  test('they cannot be changed later', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })
})

describe('bad settings', () => {
  const messageOf = (env: Record<string, string>): string => {
    try {
      readConfig(env)
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      return (error as Error).message
    }
    return ''
  }
  const cases: Record<string, string[]> = {
    PORT: ['-1', '65536', '80.5', 'http'],
    BASE_URL: ['fit.example', 'https://fit.example/', 'https://fit.example?x=1', 'ftp://fit.example'],
    STORE_URL: ['shop'],
    LAB_URL: ['lab', 'https://lab.example/'],
    DATABASE_URL: ['mysql://localhost/x', 'localhost'],
    MAX_BODY_BYTES: ['0', '1e99'],
    DRAIN_SECONDS: ['-5', 'soon'],
    LOG_LEVEL: ['loud'],
    LOG_FORMAT: ['xml'],
    SECURITY_CONTACT: ['security@fit.example', 'http://fit.example/security', 'mailto:me@fit.example\nExpires: never'],
    MIN_PAYLOAD_VERSION: ['0', '1.5', 'latest'],
    LAB_SIGNING_SECRET: ['too short'],
    SERVICE_NAME: ['x'.repeat(61)],
    DATABASE_CONNECTIONS: ['0', 'many'],
    REDIS_URL: ['localhost:6379', 'http://localhost'],
    WORKERS: ['0', '1.5'],
    TRUST_PROXY: ['-1', 'yes'],
    STOP_DELAY_SECONDS: ['-1', '61'],
    MCP_ALLOWED_ORIGINS: ['claude.ai', 'https://claude.ai/', '*, https://claude.ai'],
  }
  for (const [name, values] of Object.entries(cases))
    for (const value of values)
      test(`${name}=${value.slice(0, 20)}`, () => expect(messageOf({ [name]: value })).toContain(`  ${name} must be`))

  test('G4 what follows from a wrong setting is not named beside it', () => {
    expect(messageOf({ BASE_URL: 'fit.example' })).not.toContain('STORE_URL')
    expect(messageOf({ BASE_URL: 'fit.example', STORE_URL: 'shop' })).toContain('STORE_URL')
  })

  test('G4 an address that begins well and cannot be read is named, without its password', () => {
    const message = messageOf({ DATABASE_URL: 'postgres://me:hunter2@ho st/db', REDIS_URL: 'redis://me:hunter2@[::1' })
    expect(message).toContain('DATABASE_URL is not a valid URL')
    expect(message).toContain('REDIS_URL is not a valid URL')
    expect(message).not.toContain('hunter2')
  })

  test.each(['me:hunter2@mail:99999', 'me:hun%ter2@mail', 'me:hunter2@', 'me:hunter2#x@mail', 'me:hunter2@[::1'])(
    'a mail server that cannot be read is named at the start, without its password: %s',
    (address) => {
      const message = messageOf({ SMTP_URL: `smtp://${address}`, MAIL_FROM: 'fit@range.example' })
      expect(message).toMatch(/^ {2}SMTP_URL (is not a valid URL|has a %)/m)
      expect(message).not.toMatch(/hun/)
    },
  )

  test('G4 WORKERS needs DATABASE_URL', () => {
    expect(messageOf({ WORKERS: '2' })).toContain('WORKERS above 1 needs DATABASE_URL')
    expect(readConfig({ WORKERS: '2', DATABASE_URL: 'postgres://h/d' }).workers).toBe(2)
  })

  test('G4 pages of every origin are not let in to a loopback service', () => {
    expect(messageOf({ MCP_ALLOWED_ORIGINS: '*' })).toContain(
      'MCP_ALLOWED_ORIGINS cannot be * while BASE_URL is loopback',
    )
    const open = { MCP_ALLOWED_ORIGINS: '*', BASE_URL: 'https://fit.example' }
    expect(readConfig(open).mcpAllowedOrigins).toBe('*')
  })

  test('all are named in one message, each with its value', () => {
    const message = messageOf({ PORT: 'x', LOG_LEVEL: 'loud', DRAIN_SECONDS: '-1' })
    expect(message.split('\n')).toHaveLength(4)
    expect(message).toContain('PORT must be a whole number from 0 to 65535 (it is "x")')
  })
  test('a secret is never repeated', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).not.toContain('hunter2')
  })
})

test('secrets are masked where settings are shown', () => {
  const shown = maskConfig(readConfig({ DATABASE_URL: 'postgres://me:hunter2@host/db' }))
  expect(JSON.stringify(shown)).not.toContain('hunter2')
  expect(shown).toMatchObject({ PORT: 3000, DATABASE_URL: '***' })
})

test('the table lists every setting with its meaning', () => {
  const lines = settingsTable().split('\n')
  expect(lines).toHaveLength(settings.length + 2)
  expect(settings.every(({ meaning, accepts }) => meaning !== '' && accepts !== '')).toBe(true)
  expect(settingsTable()).toContain('| MAX_BODY_BYTES | a whole number from 1024 to 16777216 bytes | 65536 |')
})

test('docs/settings.md shows exactly this table', async () => {
  const page = await Bun.file(new URL('../../docs/settings.md', import.meta.url)).text()
  const shown = page.split('\n').filter((line) => line.startsWith('|'))
  expect(shown).toEqual(settingsTable().split('\n'))
})

test('every setting that has a value without being set shows it as its default', () => {
  const values = maskConfig(readConfig({}))
  const shown = settings.filter(({ fallback }) => fallback !== '').map(({ name }) => name)
  expect(shown).toEqual(settings.map(({ name }) => name).filter((name) => name in values))
  const following = ['BASE_URL', 'AUTH_URL', 'STORE_URL', 'LAB_URL', 'STUDIO_PUBLIC'] // shown in words
  for (const { name, fallback } of settings)
    if (fallback !== '' && !following.includes(name))
      expect({ name, value: String(values[name]) }).toEqual({ name, value: fallback })
})
