export { shotsByClub } from './by-club.ts'
export { compareStored } from './compare/compare-stored.ts'
export { sessionComparison } from './compare/routes.ts'
export type { ComparisonAnswer } from './compare/schema.ts'
export { fitRequestOf, metricsOfShots } from './fit-request.ts'
export { fittableClub } from './fittable-club.ts'
export { readSession } from './import/read-session.ts'
export { type ImportQuery, importQuery } from './import/schema.ts'
export { ingest } from './ingest.ts'
export { listSessions, SessionListQuery } from './listing.ts'
export {
  misreadDays,
  misreadDaysOf,
  removeMisread,
  selectMisread,
} from './misread/queries.ts'
export { misreadDeletion, misreadReport } from './misread/routes.ts'
export {
  countUncounted,
  recountSessions,
  removeOldSessions,
  removeSessions,
  selectSession,
  selectSessionOwners,
} from './queries.ts'
export type { Report } from './read/index.ts'
export {
  ingestion,
  medians,
  type SessionsDeps,
  sessionDeletion,
  sessionFit,
  sessionImport,
  sessionList,
  sessions,
} from './routes.ts'
export { Session as CapturedSession } from './schema.ts'
