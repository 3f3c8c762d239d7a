export { type Actor, callerActor, operator, personActor, service } from './actor.ts'
export {
  type AuditEntry,
  deleteOldAudit,
  recordAudit,
  recordOperatorEvent,
  selectAudit,
  selectOperatorEvents,
} from './queries.ts'
