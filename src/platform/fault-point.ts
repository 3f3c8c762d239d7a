/** Moments in the life of a fitting, a session and a key at which a test lets the process die. */
export type FaultPoint =
  | 'after-reserve'
  | 'after-claim'
  | 'mid-engine'
  | 'before-settle'
  | 'after-settle'
  | 'before-ingest'
  | 'after-ingest'
  | 'mid-account'
  | 'after-key'

/** Defined by tests only: `bun --define CLUBWRIGHT_FAULT='"mid-engine"' src/main.ts serve`, or in `bun build`. */
declare const CLUBWRIGHT_FAULT: FaultPoint | undefined

/** Die here, without a word, when this program was made to. Nothing outside of the program can arm it. */
export const faultPoint = (point: FaultPoint): void => {
  if (typeof CLUBWRIGHT_FAULT !== 'undefined' && CLUBWRIGHT_FAULT === point) process.kill(process.pid, 'SIGKILL')
}
