import { configureSync, getJsonLinesFormatter, getLogger, type Logger } from '@logtape/logtape'
import type { Config } from './config.ts'

/**
 * Structured log: a sentence and its facts. Facts never hold credentials, golfer measurements, query values,
 * request bodies or e-mail addresses.
 */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * The process log: one JSON object per line on standard output, written in-process
 * (transports in worker threads do not resolve inside a compiled executable).
 */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>): Log => {
  const toLine = getJsonLinesFormatter({ properties: 'flatten', message: 'template' })
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

/** An error as log facts. Driver details (`detail`, `parameters`) may hold row values, so they stay out. */
export const errorFacts = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : errorFacts(error.cause)
  return { error: error.name, errorMessage: error.message, errorCode: code, stack: error.stack, cause }
}
