export { withConfidence } from './with-confidence.ts'
