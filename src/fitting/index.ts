export { type Fit, fit } from './engine/fit.ts'
export { FittingResult, StoredFitting } from './result-schema.ts'
export { fitting } from './routes.ts'
export { FittingRequest } from './schema.ts'
