export { type Advice, adviceOf } from './advice.ts'
export { type AdviceKind, kindOf } from './kind.ts'
export { AdviceView } from './schema.ts'
export { toldBy } from './told.ts'
