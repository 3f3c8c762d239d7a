/**
 * Long work tells how far it is: what it does, in words that begin a sentence, and how much of it is done when that is
 * known. It may tell as often as it likes.
 *
 * @example progress('Counting fittings', 450_000, 1_000_000)
 */
export type Progress = (what: string, done?: number, total?: number) => void

/** For work without a progress listener. */
export const silently: Progress = () => {}

/** Where progress is shown: standard error, or a stand-in. */
type Screen = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean; readonly columns?: number }

/** What is done by then needs no word. */
const quietMs = 2_000
/** Not on a terminal: so often a line. */
const lineEveryMs = 5_000
/** On a terminal: so often a new drawing. */
const drawEveryMs = 100

/**
 * Show progress on standard error: as a bar on a terminal, as a plain line now and then elsewhere.
 * Call `end` when the work is over; it takes the bar away.
 */
export const showProgress = (screen: Screen = process.stderr): { readonly tell: Progress; end(): void } => {
  const isTerminal = screen.isTTY === true
  const everyMs = isTerminal ? drawEveryMs : lineEveryMs
  let step: Parameters<Progress> | null = null
  let shown = ''
  let nextMs = performance.now() + quietMs
  const show = () => {
    const nowMs = performance.now()
    if (step === null || nowMs < nextMs) return
    nextMs = nowMs + everyMs
    const text = isTerminal ? drawLine(step, screen.columns) : `${sentence(step)}\n`
    if (text !== shown) screen.write(text)
    shown = text
  }
  const timer = setInterval(show, drawEveryMs)
  timer.unref()
  return {
    tell: (...next) => {
      // Another step is shown at once, unless all steps so far were too short to show.
      if (!isTerminal && shown !== '' && next[0] !== step?.[0]) nextMs = 0
      step = next
      show()
    },
    end: () => {
      clearInterval(timer)
      if (isTerminal && shown !== '') screen.write(wiped)
    },
  }
}

const wiped = '\r\u001B[2K'
const barWidth = 24

const drawLine = (step: Parameters<Progress>, columns = 80): string => {
  const [what, done, total] = step
  const text = total && done !== undefined ? `${bar(done / total)} ${sentence([what, done, total])}` : sentence(step)
  return wiped + text.slice(0, columns - 1)
}

const bar = (share: number): string => '#'.repeat(Math.round(barWidth * Math.min(1, share))).padEnd(barWidth, '.')

/** `Counting fittings: 450,000 of 1,000,000` */
const sentence = ([what, done, total]: Parameters<Progress>): string => {
  if (done === undefined) return `${what} ...`
  return `${what}: ${formatCount(done)}${total === undefined ? '' : ` of ${formatCount(total)}`}`
}

const formatCount = (count: number): string => count.toLocaleString('en-US')
