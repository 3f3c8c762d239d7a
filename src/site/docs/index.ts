export { bindBook } from './bind.ts'
export { type DocsDeps, docs } from './routes.ts'
export { buildSearchScript } from './script.ts'
