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

/** Defined by tests only: `--define CLUBWRIGHT_FAULT=process.env.CLUBWRIGHT_FAULT`, so that one build serves all of them. */
declare const CLUBWRIGHT_FAULT: FaultPoint | undefined

/** Die here, without a word, when this program was made to. Nothing outside can arm one that was not. */
export const faultPoint = (point: FaultPoint): void => {
  if (typeof CLUBWRIGHT_FAULT !== 'undefined' && CLUBWRIGHT_FAULT === point) process.kill(process.pid, 'SIGKILL')
}
