import { resolve } from 'node:path'
import { isLogText } from '../../platform/log/log.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { DevelopmentKey } from '../accounts/developer.ts'

/** A golfer whose fitting has something to say: 95 mph, with a moderate slice. */
const exampleRequest = {
  clubType: 'driver',
  golfer: { handedness: 'right' },
  swingMetrics: { swingSpeed: 95, missPattern: 'fade', missSize: 'moderate' },
}

interface Welcome {
  readonly serviceName: string
  readonly address: string
  readonly developer: DevelopmentKey | null
  /** By which the first person sets a password. */
  readonly joinLink: string | null
  /** By which the one who started the service comes into the studio. */
  readonly studioLink: string | null
  readonly logFormat: Config['logFormat']
}

/** What a starting server tells the person who started it: where it is, and one line that returns a fitting. */
export const welcome = ({ serviceName, address, developer, joinLink, studioLink, logFormat }: Welcome): string => {
  const key = developer === null ? null : keyWords(developer)
  const lines = [
    '',
    `${serviceName} is ready at ${address}`,
    '',
    `  Studio     ${studioLink === null ? `${address}/studio  (clubwright studio prints a link that signs in)` : `${studioLink}  (signs you in; works once)`}`,
    `  API page   ${address}/swagger`,
    `  API key    ${key?.shown ?? 'create one: see clubwright account create --help'}`,
    `  Dashboard  ${joinLink === null ? `${address}/dashboard` : `${joinLink}  (sets your password; works once)`}`,
    '',
    '  To fit a driver, run this in another terminal:',
    '',
    `  curl -s ${address}/v1/fitting/analyze -H "Authorization: Bearer ${key?.inShell ?? 'YOUR_API_KEY'}" ` +
      `-H "Content-Type: application/json" -d '${JSON.stringify(exampleRequest)}'`,
    '',
    `  The log follows, ${isLogText(logFormat) ? 'one record' : 'one JSON object'} per line. LOG_LEVEL=warning shows less, LOG_LEVEL=off shows nothing.`,
    '',
  ]
  return lines.join('\n')
}

/** The key itself is for a person at a terminal; where the output is collected, only the path of its file is said. */
const keyWords = ({ file, apiKey, isNew, isReplaced }: DevelopmentKey) => {
  const path = resolve(file)
  const news = isReplaced ? '  (new: the one before no longer works)' : ''
  return !isNew || !process.stdout.isTTY
    ? { shown: `in ${path}${news}`, inShell: `$(cat ${quote(path)})` }
    : { shown: `${apiKey}  (kept in ${path})${news}`, inShell: apiKey }
}

/** As one word of a shell, whatever the directory is called. */
const quote = (path: string): string => `'${path.replaceAll("'", "'\\''")}'`

/** Where a person on this machine reaches the server. */
export const addressOf = ({ host }: Config, port: number | undefined): string => {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
