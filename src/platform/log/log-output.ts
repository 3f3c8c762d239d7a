/** Bytes that standard output may owe its reader. What comes beyond is dropped: the log of a service must not fill its memory. */
const owedBytesMax = 262_144

const tooSlow = 'the reader is too slow'

let owedBytes = 0
let lost = 0
let toldOf = 0
let reason = ''
let hasBroken = false
let lineOfLoss = (_lines: number, _reason: string): string => ''

/** Lines that nobody can read: standard output did not take them. */
export const lostLines = (): number => lost

/** How the loss of lines is said, once lines can be written again. */
export const tellLossBy = (line: (lines: number, reason: string) => string): void => {
  lineOfLoss = line
}

/**
 * Go on without standard output and standard error when they fail (disk full, reader dead), which by itself would end the
 * process. For services only: a command whose answer cannot be written has failed.
 */
export const outliveOutput = (): void => {
  process.stdout.on('error', () => {}) // `write` below hears of it, too
  process.stderr.on('error', () => {})
}

/** Write whole lines to standard output, or count them as lost. It never waits and never throws. */
export const writeOut = (lines: string): void => {
  if (owedBytes > owedBytesMax) lose(lines, tooSlow)
  else
    write(lines, (error) => {
      if (error !== null) lose(lines, error)
    })
}

const write = (lines: string, done: (error: string | null) => void): void => {
  const text = hasBroken ? `\n${lines}` : lines // the last write may have ended in the middle of a line
  owedBytes += text.length
  process.stdout.write(text, (error) => {
    owedBytes -= text.length
    hasBroken = !!error
    done(error ? ((error as NodeJS.ErrnoException).code ?? error.name) : null)
    if (!error) tellLoss()
  })
}

const lose = (lines: string, why: string): void => {
  lost += lines.split('\n').length - 1
  reason = why
}

/** Say how many lines are missing, as soon as nothing waits before that. */
const tellLoss = (): void => {
  const untold = lost - toldOf
  if (untold === 0 || owedBytes > 0) return
  toldOf = lost
  write(lineOfLoss(untold, reason), (error) => {
    if (error !== null) toldOf -= untold
  })
}
