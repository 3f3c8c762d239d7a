export { bindBook } from './bind.ts'
export { type DocsDeps, docs } from './routes.ts'
