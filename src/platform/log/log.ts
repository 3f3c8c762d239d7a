import { configureSync, getLogger, getTextFormatter, type LogRecord } from '@logtape/logtape'
import type { Config } from '../settings/settings.ts'
import { tellLossBy, writeOut } from './log-output.ts'

/**
 * Structured log: a sentence and its facts. Facts never hold credentials, golfer measurements, query values,
 * request bodies or email addresses.
 */
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (message: string, facts?: object) => void>>

type Facts = Record<string, unknown>

/**
 * The process log: one line per record on standard output, written in-process
 * (transports in worker threads do not resolve inside a compiled executable).
 */
export const createLog = ({ logLevel, logFormat = 'auto' }: LogSettings): Log => {
  const isText = isLogText(logFormat)
  const toLine = isText ? textLine : jsonLine
  const toRequestLine = isText ? textRequestLine : jsonRequestLine
  configureSync({
    reset: true,
    sinks: { stdout: (record) => writeLine(toLine(record), true) },
    loggers: [
      { category: 'clubwright', lowestLevel: logLevel === 'off' ? null : logLevel, sinks: ['stdout'] },
      { category: ['logtape', 'meta'], lowestLevel: 'error', sinks: ['stdout'] },
    ],
  })
  const logger = getLogger('clubwright')
  const isHeard = logger.isEnabledFor('info')
  const repeats = createRepeats((of, lines) => logger.warn('repeated lines left out', { of, lines }))
  process.on('exit', repeats.flush)
  tellLossBy((lines, reason) => toLine(lossRecord(lines, reason)))
  return {
    debug: (message, facts) => logger.debug(message, facts as Facts),
    info: (message, facts) => {
      if (message !== requestMessage) return logger.info(message, facts as Facts)
      if (!isHeard) return
      const kind = refusalIn(facts as Facts)
      if (kind === null || repeats.isWritten(kind)) writeLine(toRequestLine(facts as Facts), false)
    },
    warn: (message, facts) => {
      if (repeats.isWritten(kindOf(message, facts as Facts))) logger.warn(message, facts as Facts)
    },
    error: (message, facts) => {
      if (repeats.isWritten(message)) logger.error(message, facts as Facts)
    },
  }
}

/** A refusal that a caller can have as often as it likes: without a credential, or over its rate. */
const refusalIn = ({ status, accountId }: Facts): string | null =>
  (status as number) >= 400 && (accountId === undefined || status === 429) ? kindOf(requestMessage, { status }) : null

const kindOf = (message: string, facts: Facts | undefined): string =>
  message === requestMessage ? `${requestMessage} ${facts?.['status']}` : message

const lossRecord = (lines: number, reason: string): LogRecord => ({
  category: ['clubwright'],
  level: 'warning',
  message: [lossMessage],
  rawMessage: lossMessage,
  timestamp: Date.now(),
  properties: { lines, reason },
})
const lossMessage = 'log lines were lost'

/** Message of the lines that requests leave. */
export const requestMessage = 'request'
const requestHead = `"level":"INFO","message":"${requestMessage}","logger":"clubwright"`

/** A write costs more than making its line, so lines of requests go out together. */
const writeEveryMs = 20
let waiting = ''

/** Everything else is written at once, after the lines before it; a kill can lose the lines of the last 20 ms. */
const writeLine = (line: string, atOnce: boolean): void => {
  if (waiting === '' && !atOnce) setTimeout(writeWaiting, writeEveryMs)
  waiting += line
  if (atOnce) writeWaiting()
}

const writeWaiting = (): void => {
  if (waiting === '') return
  const lines = waiting
  waiting = ''
  writeOut(lines)
}

process.on('exit', writeWaiting)

type LogSettings = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'logFormat'>>

/** Whether log lines are for people to read. */
export const isLogText = (format: Config['logFormat']): boolean =>
  format === 'text' || (format === 'auto' && process.stdout.isTTY === true)

/** As the library's own formatter writes it, in a third of the time: that one looks for errors and circles inside of facts. */
const jsonLine = ({ timestamp, level, category, rawMessage, properties }: LogRecord): string => {
  const facts = {
    '@timestamp': new Date(timestamp).toISOString(),
    level: level === 'warning' ? 'WARN' : level.toUpperCase(),
    message: rawMessage,
    logger: category.join('.'),
    ...properties,
  }
  return `${JSON.stringify(facts)}\n`
}

/** What `jsonLine` makes of a request, without an object in between: these lines may come by the thousand. */
const jsonRequestLine = (facts: Facts): string =>
  `{"@timestamp":"${new Date().toISOString()}",${requestHead},${JSON.stringify(facts).slice(1)}\n`

/** `20:31:30.123 INF request method=GET route=/health status=200`, in local time. */
const textLine = getTextFormatter({
  timestamp: 'time',
  timeZone: null,
  format: ({ timestamp, level, record: { rawMessage, properties } }) =>
    [timestamp, level, String(rawMessage), ...Object.entries(properties).flatMap(textOfFact)].join(' '),
})

const textRequestLine = (properties: Facts): string =>
  textLine({
    category: ['clubwright'],
    level: 'info',
    message: [requestMessage],
    rawMessage: requestMessage,
    timestamp: Date.now(),
    properties,
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

/** Lines of one kind that are written in a second. A caller, or a fault, can make thousands of them. */
const writtenPerSecond = 20
const secondMs = 1000

/** Decides which lines of kinds that anybody can multiply are written. */
interface Repeats {
  /** Whether to write another line of this kind; if not, it is counted. */
  isWritten(kind: string): boolean
  /** Say what was left out since. */
  flush(): void
}

/** @param tell Called at most once a second for each kind of which lines were left out. */
const createRepeats = (tell: (kind: string, lines: number) => void): Repeats => {
  const seen = new Map<string, number>()
  const flush = () => {
    const kinds = [...seen]
    seen.clear()
    for (const [kind, lines] of kinds) if (lines > writtenPerSecond) tell(kind, lines - writtenPerSecond)
  }
  return {
    isWritten: (kind) => {
      if (seen.size === 0) setTimeout(flush, secondMs).unref()
      const lines = (seen.get(kind) ?? 0) + 1
      seen.set(kind, lines)
      return lines <= writtenPerSecond
    },
    flush,
  }
}
