export { type Advice, adviceOf } from './advice.ts'
export { AdviceView } from './schema.ts'
export { toldBy } from './told.ts'
