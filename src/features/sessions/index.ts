export { shotsByClub } from './by-club.ts'
export { fitRequestOf, metricsOfShots } from './fit-request.ts'
export {
  countUncounted,
  recountSessions,
  removeOldSessions,
  removeSessions,
  selectSession,
  selectSessionOwners,
} from './queries.ts'
export {
  ingestion,
  medians,
  type SessionsDeps,
  sessionDeletion,
  sessionFit,
  sessionImport,
  sessions,
} from './routes.ts'
