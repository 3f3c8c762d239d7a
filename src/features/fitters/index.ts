export { buildDirectory, type Directory } from './directory.ts'
export { findFitters } from './find.ts'
export {
  clearFitters,
  type FittersImport,
  FittersRefused,
  importFitters,
  importSampleFitters,
  sampleFittersRevision,
} from './import.ts'
export { type FitterRecord, type Service, services } from './record.ts'
export { type FittersArguments, type FittersRequest, fittersProblems, fittersRequest, zipText } from './request.ts'
export { type FittersDeps, fitterSearch, fitters } from './routes.ts'
export { columns } from './rows.ts'
export { FittersQuery, FittersResponse } from './schema.ts'
export { type FitterStore, openFitters } from './store.ts'
