import { configureSync, getJsonLinesFormatter, getLogger, getTextFormatter, type Logger } from '@logtape/logtape'
import type { Config } from './config.ts'

/**
 * Structured log: a sentence and its facts. Facts never hold credentials, golfer measurements, query values,
 * request bodies or email addresses.
 */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * The process log: one line per record on standard output, written in-process
 * (transports in worker threads do not resolve inside a compiled executable).
 */
export const createLog = ({ logLevel, logFormat = 'auto' }: LogSettings): Log => {
  const toLine = isLogText(logFormat) ? textLine : jsonLine
  configureSync({
    reset: true,
    sinks: { stdout: (record) => void process.stdout.write(toLine(record)) },
    loggers: [
      { category: 'clubwright', lowestLevel: logLevel === 'off' ? null : logLevel, sinks: ['stdout'] },
      { category: ['logtape', 'meta'], lowestLevel: 'error', sinks: ['stdout'] },
    ],
  })
  return getLogger('clubwright')
}

type LogSettings = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'logFormat'>>

/** Whether log lines are for people to read. */
export const isLogText = (format: Config['logFormat']): boolean =>
  format === 'text' || (format === 'auto' && process.stdout.isTTY === true)

const jsonLine = getJsonLinesFormatter({ properties: 'flatten', message: 'template' })

/** `20:31:30.123 INF request method=GET route=/health status=200`, in local time. */
const textLine = getTextFormatter({
  timestamp: 'time',
  timeZone: null,
  format: ({ timestamp, level, record: { rawMessage, properties } }) =>
    [timestamp, level, String(rawMessage), ...Object.entries(properties).flatMap(textOfFact)].join(' '),
})

const textOfFact = ([name, value]: [string, unknown]): string[] => {
  if (value === undefined) return []
  const text = typeof value === 'string' && plainWord.test(value) ? value : JSON.stringify(value)
  return [`${name}=${text.replaceAll(/\p{C}/gu, '?')}`] // nothing that moves a cursor
}

const plainWord = /^[\w.:/@+-]+$/

/** An error as log facts. Driver details (`detail`, `parameters`) may hold row values, so they stay out. */
export const errorFacts = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : errorFacts(error.cause)
  return { error: error.name, errorMessage: error.message, errorCode: code, stack: error.stack, cause }
}
