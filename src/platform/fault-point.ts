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

/** What a program does that was made to fail: it dies at a point, or computes there for ever. */
export type Fault = FaultPoint | `${FaultPoint} for ever`

/** Defined by tests only: `--define CLUBWRIGHT_FAULT=process.env.CLUBWRIGHT_FAULT`, so that one build serves all of them. */
declare const CLUBWRIGHT_FAULT: Fault | undefined

/** Fail here, without a word, when this program was made to. Nothing outside can arm one that was not. */
export const faultPoint = (point: FaultPoint): void => {
  if (typeof CLUBWRIGHT_FAULT === 'undefined') return
  if (CLUBWRIGHT_FAULT === point) process.kill(process.pid, 'SIGKILL')
  while (CLUBWRIGHT_FAULT === `${point} for ever`);
}
