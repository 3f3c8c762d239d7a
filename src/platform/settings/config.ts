import type { TSchema } from '@sinclair/typebox'
import { inEnglish } from '../../words/english.ts'
import type { Said } from '../../words/message.ts'
import type { FieldProblem } from '../errors.ts'
import { expectation } from '../field-problems.ts'
import { isLoopbackUrl } from '../loopback.ts'
import { parseMailAddress } from '../mail/mail-address.ts'
import { parseAddress } from '../postgres/server/address.ts'
import { fieldProblems } from '../schema.ts'
import { parseRedisAddress } from './redis-address.ts'
import { AddressError } from './server-address.ts'
import { Config, publicOnTrial } from './settings.ts'

/** The settings cannot be used. The message names every bad one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(
    message: string,
    /** The settings that are right, so that what they name can be tried too. */
    readonly usable: Partial<Config>,
  ) {
    super(message)
  }
}

/**
 * Read the settings from the environment, once, at start. An empty variable counts as unset.
 * @throws ConfigError naming every bad setting at once.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const values: Record<string, unknown> = {}
  for (const [member, schema] of Object.entries<TSchema>(Config.properties)) {
    const text = env[variableName(member)]?.trim()
    if (text) values[member] = schema['type'] === 'integer' ? Number(text) : text
    else if (schema.default !== undefined) values[member] = schema.default
  }
  values['baseUrl'] ??= `http://localhost:${values['port']}`
  values['authUrl'] ??= String(values['baseUrl']).replace(/^(https?:\/\/[^/]+).*/, '$1')
  values['storeUrl'] ??= `${values['baseUrl']}/store`
  values['labUrl'] ??= `${values['baseUrl']}/lab`
  values['studioPublic'] ??= isTrial(values) ? publicOnTrial : 0
  const named = [...fieldProblems(Config, values), ...togetherWrong(values)]
  // An address that only follows from a wrong one is not a second mistake.
  const follows = ['authUrl', 'storeUrl', 'labUrl'].filter((member) => !env[variableName(member)]?.trim())
  const wrong = named.filter(({ pointer }) => !follows.includes(pointer.slice(1)))
  if (wrong.length > 0) throw new ConfigError(complaint(wrong, env), withoutWrong(values, wrong))
  return Object.freeze(values) as Config
}

/** Only this machine reaches it, and whoever sits there may use its database anyway. */
const isTrial = ({ databaseUrl, host, baseUrl, trustProxy }: Readonly<Record<string, unknown>>): boolean =>
  databaseUrl === undefined &&
  trustProxy === 0 &&
  isLoopbackUrl(`http://${String(host).includes(':') ? `[${host}]` : host}`) &&
  isLoopbackUrl(String(baseUrl))

const withoutWrong = (values: Readonly<Record<string, unknown>>, wrong: readonly WrongSetting[]): Partial<Config> => {
  const members = wrong.map(({ pointer }) => pointer.slice(1))
  if (members.includes('databaseUrl')) members.push('dataDir') // which of the two was meant is not known
  return Object.fromEntries(Object.entries(values).filter(([member]) => !members.includes(member)))
}

/** A problem of a setting: operators read English, wherever it is not one of any request. */
interface WrongSetting extends Omit<FieldProblem, 'detail'> {
  readonly detail: Said
}

/** What no setting shows alone: addresses that have the right beginning and are none, and settings that need another. */
const togetherWrong = (values: Readonly<Record<string, unknown>>): WrongSetting[] => {
  const wrong: WrongSetting[] = []
  for (const [member, parse] of addresses) {
    const detail = addressProblem(values[member], member, parse)
    if (detail !== null) wrong.push({ pointer: `/${member}`, detail })
  }
  if ((values['smtpUrl'] === undefined) !== (values['mailFrom'] === undefined))
    wrong.push({
      pointer: values['smtpUrl'] === undefined ? '/smtpUrl' : '/mailFrom',
      detail: 'must be set: mail needs SMTP_URL and MAIL_FROM',
    })
  if (values['mcpAllowedOrigins'] === '*' && isLoopbackUrl(String(values['baseUrl'])))
    wrong.push({
      pointer: '/mcpAllowedOrigins',
      detail: 'cannot be * while BASE_URL is loopback: any page in a browser on this machine could reach the service',
    })
  if (Number(values['workers']) > 1 && values['databaseUrl'] === undefined)
    wrong.push({
      pointer: '/workers',
      detail: 'above 1 needs DATABASE_URL: the embedded database serves one process only',
    })
  if (values['readDatabaseUrl'] !== undefined && values['databaseUrl'] === undefined)
    wrong.push({ pointer: '/readDatabaseUrl', detail: 'needs DATABASE_URL, the database it is a replica of' })
  if (values['metricsPort'] !== undefined && values['metricsPort'] === values['port'])
    wrong.push({ pointer: '/metricsPort', detail: 'must not be PORT: to serve /metrics there, set only METRICS_TOKEN' })
  return wrong
}

const addresses = [
  ['databaseUrl', parseAddress],
  ['databaseListenUrl', parseAddress],
  ['readDatabaseUrl', parseAddress],
  ['redisUrl', parseRedisAddress],
  ['smtpUrl', parseMailAddress],
] as const

/** What is wrong with the address of a server; what is none at all has a problem already. */
const addressProblem = (
  text: unknown,
  member: (typeof addresses)[number][0],
  parse: (url: string) => unknown,
): string | null => {
  if (typeof text !== 'string' || !new RegExp(Config.properties[member].pattern!).test(text)) return null
  try {
    parse(text)
    return null
  } catch (error) {
    if (error instanceof AddressError) return error.message
    throw error
  }
}

const complaint = (wrong: readonly WrongSetting[], env: Readonly<Record<string, string | undefined>>): string => {
  const lines = inEnglish(wrong).map(({ pointer, detail }) => {
    const member = pointer.slice(1)
    const name = variableName(member)
    return `  ${name} ${detail}${isSecret(member) ? '' : ` (it is ${JSON.stringify(env[name])})`}`
  })
  return ['Invalid settings:', ...lines].join('\n')
}

/** Settings as they may be shown: secrets masked. */
export const maskConfig = (config: Config): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(config).map(([member, value]) => [variableName(member), isSecret(member) ? '***' : value]),
  )

/** One setting as people read it. */
interface Setting {
  readonly name: string
  readonly accepts: string
  /** Empty when there is none. */
  readonly fallback: string
  readonly meaning: string
}

/** Every setting, in the order of the table. */
export const settings: readonly Setting[] = Object.entries<TSchema>(Config.properties).map(([member, schema]) => ({
  name: variableName(member),
  accepts: inEnglish(expectation(schema)),
  fallback: String(schema.default ?? schema['usually'] ?? ''),
  meaning: schema.description ?? '',
}))

/** The settings as the Markdown table of docs/settings.md. */
export const settingsTable = (): string =>
  [
    '| setting | accepts | default | meaning |',
    '|---|---|---|---|',
    ...settings.map(({ name, accepts, fallback, meaning }) => `| ${name} | ${accepts} | ${fallback} | ${meaning} |`),
  ].join('\n')

/** `maxBodyBytes` is MAX_BODY_BYTES in the environment, `mcpProtocol2026` MCP_PROTOCOL_2026. */
function variableName(member: string): string {
  return member.replaceAll(/[A-Z]|\d+/g, (letter) => `_${letter}`).toUpperCase()
}

function isSecret(member: string): boolean {
  return (Config.properties as Record<string, TSchema>)[member]?.['secret'] === true
}
