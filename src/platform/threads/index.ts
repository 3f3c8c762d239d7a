export { answerParent } from './answer-parent.ts'
export { inThread, type Limits, OverLimit } from './in-thread.ts'
