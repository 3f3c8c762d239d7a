export { type Actor, callerActor, operator, personActor, service } from './actor.ts'
export {
  type AuditEntry,
  auditDays,
  deleteOldAudit,
  recordAudit,
  recordOperatorEvent,
  selectAudit,
  selectOperatorEvents,
} from './queries.ts'
