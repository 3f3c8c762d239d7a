import { isDamage } from '../platform/postgres/tables.ts'

/** How a command failed, and its exit code. docs/command-line.md lists them. */
export const exitCodes = {
  DONE_BEFORE: 0,
  FAILED: 1,
  USAGE: 2,
  NOT_FOUND: 3,
  REFUSED: 4,
  UNAVAILABLE: 5,
  UNKNOWN: 6,
} as const
type FailureCode = keyof typeof exitCodes

/** An option that is wrong. */
interface WrongOption {
  /** `--monthly-limit` */
  readonly option: string
  /** Completes "the option ...". */
  readonly problem: string
}

/** What a failed command prints under `--json`. */
export interface Failure {
  readonly code: FailureCode
  readonly message: string
  readonly fields?: readonly WrongOption[]
  /** Id of what the first run made, where this one repeated it. */
  readonly made?: string
}

/** A failure that the operator can do something about; its message is all there is to say. */
export class OperatorError extends Error implements Failure {
  override readonly name = 'OperatorError'
  readonly code: FailureCode
  readonly fields?: readonly WrongOption[]
  readonly made?: string
  constructor(
    message: string,
    { code = 'FAILED', fields, made, cause }: Partial<Omit<Failure, 'message'>> & ErrorOptions = {},
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    if (fields !== undefined) this.fields = fields
    if (made !== undefined) this.made = made
  }
}

/** The message for whatever was thrown. Faults of ours keep their stack. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { code: 'FAILED', message: String(error) }
  const { name, message } = error
  if (error instanceof OperatorError) {
    const { code, fields, made } = error
    return { code, message, ...(fields !== undefined && { fields }), ...(made !== undefined && { made }) }
  }
  const code = codes[name]
  if (code !== undefined) return { code, message }
  if (isDamage(error))
    return {
      code: 'FAILED',
      message: `The database is damaged: ${message}.\n\`clubwright doctor\` shows what is damaged.`,
    }
  const inFile = fileFailure(error as NodeJS.ErrnoException)
  if (inFile !== null) return inFile
  if (name === 'Problem')
    return { code: (error as { status?: number }).status === 503 ? 'UNAVAILABLE' : 'FAILED', message }
  return { code: 'FAILED', message: error.stack ?? message }
}

/** The words of an error for a person: those of the failure it is reported as. */
export const messageOf = (error: unknown): string => failureOf(error).message

const codes: Readonly<Record<string, FailureCode>> = {
  CLIError: 'USAGE',
  ConfigError: 'FAILED',
  DirectoryInUse: 'UNAVAILABLE',
  DirectoryUnusable: 'UNAVAILABLE',
  EngineGone: 'UNAVAILABLE',
  MigrationError: 'REFUSED',
  CatalogRefused: 'REFUSED',
  CatalogDamaged: 'FAILED',
  DatabaseDamaged: 'FAILED',
  FittersRefused: 'REFUSED',
  NotFittable: 'REFUSED',
  RecountReplaced: 'REFUSED',
  BackupRefused: 'REFUSED',
}

/** Failures of the operating system, in words where they are about a file. */
const fileFailure = ({ code = '', syscall = '', path, message }: NodeJS.ErrnoException): Failure | null => {
  if (!/^E[A-Z]+$/.test(code)) return null
  // A socket that nobody made and a program that is not installed have the code of a file that is not there.
  const words =
    path === undefined || /^(connect|listen|bind|spawn|getaddrinfo)/.test(syscall) ? undefined : fileWords[code]
  if (words === undefined) return { code: 'FAILED', message }
  return { code: code === 'ENOENT' ? 'NOT_FOUND' : 'FAILED', message: `${path} ${words}` }
}

const fileWords: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist.',
  EACCES: 'cannot be accessed by this user.',
  EPERM: 'cannot be accessed by this user.',
  EISDIR: 'is a directory, not a file.',
  ENOTDIR: 'has a parent that is a file, not a directory.',
  ENOSPC: 'could not be written: the disk is full.',
}

/** Print a failure on standard error: in words, or as one JSON object. What was done before is the result of its repeat. */
export const printFailure = (failure: Failure, isJson: boolean): void => {
  const print = exitCodes[failure.code] === 0 ? console.log : console.error
  print(isJson ? JSON.stringify(failure) : printable(failure.message))
}

/**
 * Callers' own words may be in it (X-SVC-Platform, names of earlier releases): nothing that moves a cursor, changes a color, turns the
 * direction of text or is invisible.
 */
export const printable = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}\u200B-\u200F\u2028\u2029\u2060-\u206F\uFEFF]/gu, '?')
