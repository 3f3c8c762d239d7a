import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { settings } from '../../src/platform/settings/config.ts'
import { misspelledSettings } from '../../src/platform/settings/misspelled-settings.ts'
import { readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

test.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['POSTGRES_URL', 'DATABASE_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['STOP_DELAY_SECOND', 'STOP_DELAY_SECONDS'],
  ['LAB_SIGNING_SECERT', 'LAB_SIGNING_SECRET'],
])('%s is named, with %s', (name, meant) => {
  expect(misspelledSettings({ [name]: 'x' })).toEqual([{ name, meant }])
})

test('what belongs to others is left alone', () => {
  const others = `PATH HOME HOSTNAME USER LOGNAME LANG TERM PWD SHLVL SHELL TZ EDITOR NODE_ENV BUN_INSTALL CI COLUMNS DISPLAY
    npm_config_registry npm_lifecycle_event npm_package_version INIT_CWD NO_COLOR FORCE_COLOR HTTP_PROXY HTTPS_PROXY NO_PROXY
    KUBERNETES_SERVICE_HOST KUBERNETES_PORT KUBERNETES_PORT_443_TCP_ADDR REDIS_PORT REDIS_PORT_6379_TCP REDIS_SERVICE_HOST
    REDIS_SERVICE_PORT REDIS_HOST REDIS_PASSWORD REDIS_TLS_URL DATABASE_PORT DATABASE_SERVICE_HOST DATABASE_PORT_5432_TCP
    DATABASE_NAME DATABASE_USER POSTGRES_PASSWORD POSTGRES_DB PGHOST PGPORT PGUSER PGPASSWORD MONGO_URL STORAGE_URL APP_URL
    OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_ENDPOINT AWS_REGION GITHUB_TOKEN SSH_AUTH_SOCK XDG_DATA_DIRS XDG_DATA_HOME DATA
    INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET SYSTEMD_EXEC_PID MEMORY_LIMIT WEB_CONCURRENCY HEROKU_APP_NAME DYNO`
  expect(misspelledSettings(Object.fromEntries(others.split(/\s+/).map((name) => [name, 'x'])))).toEqual([])
})

test('nothing is said when the setting itself is set, or the variable is empty', () => {
  expect(misspelledSettings({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://h/d' })).toEqual([])
  expect(misspelledSettings({ DATABASE_URI: '' })).toEqual([])
  expect(misspelledSettings(Object.fromEntries(settings.map(({ name }) => [name, 'x'])))).toEqual([])
})

test('a start names them', async () => {
  const service = await readyService({ DATA_DIR: join(scratch.path, 'data'), DATABASE_URI: 'postgres://u:hunter2@h/d' })
  expect(service.printed()).toContain('DATABASE_URI is not a setting. Did you mean DATABASE_URL?')
  expect(service.printed()).not.toContain('hunter2')
  await service.stop('SIGTERM')
})
