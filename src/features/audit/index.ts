export { type Actor, keyActor, operator, personActor, service } from './actor.ts'
export { type AuditEntry, deleteOldAudit, recordAudit, selectAudit } from './queries.ts'
