import { Value } from '@sinclair/typebox/value'
import { type AuditEntry, selectAudit } from '../../../identity/audit/index.ts'
import { selectPeople } from '../../../identity/people/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { capitalize } from '../../../platform/values.ts'
import { AuditQuery } from '../../developers/index.ts'
import { empty, minuteOf } from '../parts.ts'
import { older, table } from '../table.ts'
import type { Place, View, Visit } from '../visit.ts'

const perPage = 50

const seeAudit = async ({ deps, person, query }: Visit): Promise<View> => {
  const before = Number(query.get('before'))
  const [entries, people] = await Promise.all([
    selectAudit(deps.sql, person.accountId, {
      before: Value.Check(AuditQuery, { before }) ? before : null,
      limit: perPage,
    }),
    selectPeople(deps.sql, person.accountId),
  ])
  const emails = new Map(
    people.map((one) => [one.id, one.isVouched ? one.email : `${one.email} (address not verified)`]),
  )
  const next = entries.length === perPage ? String(entries.at(-1)!.id) : null
  return {
    title: 'Audit',
    section: 'audit',
    content: html`<h1>Audit</h1>
<p class="lead">Changes to this account and who made them, newest first.</p>
${entries.length === 0 ? empty('There are no entries yet.') : auditTable(entries, emails)}
${older('/dashboard/audit', query, next)}`,
  }
}

const auditTable = (entries: readonly AuditEntry[], emails: ReadonlyMap<string, string>): Html =>
  table(
    'Audit',
    ['Time', 'What', 'Changed', 'Who', 'From'],
    entries.map((entry) => [
      minuteOf(entry.at),
      capitalize(entry.event),
      entry.subject === null ? '' : nameOf(entry.subject, emails),
      actorOf(entry, emails),
      entry.address === null ? '' : html`<code>${entry.address}</code>`,
    ]),
  )

const nameOf = (id: string, emails: ReadonlyMap<string, string>): Html | string =>
  emails.get(id) ?? html`<code>${id}</code>`

const actorOf = ({ actor, actorId }: AuditEntry, emails: ReadonlyMap<string, string>): Html | string => {
  if (actor === 'operator') return 'The operator of this service'
  if (actor === 'service') return 'The service'
  return actorId === null ? actor : nameOf(actorId, emails)
}

/** Pages of the audit log. */
export const auditPlaces = {
  '/dashboard/audit': { get: seeAudit, ownersOnly: 'everything' },
} as const satisfies Record<string, Place>
