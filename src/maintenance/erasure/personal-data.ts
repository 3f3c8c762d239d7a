import { misreadDaysOf, removeOldSessions } from '../../features/sessions/index.ts'
import { removeOldLinks } from '../../features/store/index.ts'
import { deleteOldDeliveries, deliveryDays } from '../../features/webhooks/index.ts'
import { visitorsAccountId } from '../../identity/accounts/index.ts'
import { auditDays, deleteOldAudit } from '../../identity/audit/index.ts'
import { requestDays } from '../../site/developers/index.ts'
import { type Age, ageBy, dayEnd, fittingsBefore, rowsBefore } from './age.ts'

/** Whose words or facts a column holds. */
type Owner = 'golfer' | 'customer' | 'caller' | 'person' | 'account' | 'operator'

/** What rows are erased with. */
type Whole = 'fitting' | 'golfer' | 'customer' | 'session' | 'person' | 'endpoint' | 'row' | 'account'

/** Columns of a table that say something of somebody. */
interface PersonalData {
  /** Null: it is not in the database. */
  readonly table: string | null
  readonly whose: Owner
  readonly columns: readonly string[]
  /** Columns, among these or not, that no export has: hashes of credentials, and encrypted secrets. */
  readonly credentials?: readonly string[]
  /** SQL of the account that a row is of; left out: its `account_id`. Null: a row tells none, and no export has it. */
  readonly account?: string | null
  /** With what it is erased: all of these. */
  readonly goesWith: readonly Whole[]
  /** When it goes by itself. */
  readonly age?: Age
  /** All of its rows of an account go with the account, and nothing else has to be thought of. */
  readonly isWholeOfAccount?: true
  /** Its line in docs/privacy.md; left out: a line before has it, or the data are the account's own. */
  readonly told?: { readonly data: string; readonly from: string; readonly kept: string }
}

/**
 * Every column that holds something of a person: whose it is and what it goes with. Erasing an account, retention,
 * export and the table of docs/privacy.md follow from it.
 */
export const personalData: readonly PersonalData[] = [
  {
    table: 'fittings',
    whose: 'golfer',
    columns: ['input', 'output', 'error'],
    goesWith: ['fitting', 'account'],
    age: fittingsBefore(null, 'retentionDays'),
    told: {
      data: 'golfer and swing of a fitting',
      from: 'your requests',
      kept: 'until you delete the fitting, or `RETENTION_DAYS`',
    },
  },
  {
    table: 'fitting_shares',
    whose: 'golfer',
    columns: [],
    goesWith: ['fitting', 'account'],
    isWholeOfAccount: true,
    told: {
      data: 'link to a fitting for others: no name, no secret',
      from: 'whoever shares the fitting',
      kept: 'with the fitting; it works for 30 days, or until a member of the account ends it',
    },
  },
  {
    table: 'golfers',
    whose: 'golfer',
    columns: ['name', 'profile'],
    goesWith: ['golfer', 'account'],
    isWholeOfAccount: true,
    told: {
      data: 'golfers: name, hand, body, age, gender, handicap, units, and whose fitting is whose',
      from: 'members of the account, at `/golfers`',
      kept: 'until the golfer, the fitting or the account is erased; `RETENTION_DAYS` does not end a profile',
    },
  },
  {
    table: 'fitting_notes',
    whose: 'golfer',
    columns: ['text'],
    goesWith: ['fitting', 'golfer', 'account'],
    told: {
      data: 'note on a fitting',
      from: 'members of the account, on the page of the fitting',
      kept: 'until a member removes it, or the fitting, the golfer it has then, or the account is erased',
    },
  },
  {
    table: 'mail_days',
    whose: 'golfer',
    columns: ['recipient'],
    account: null,
    goesWith: [],
    age: rowsBefore('mail_days', dayEnd, 0),
    told: {
      data: "email address that a customer's sheet is sent to, where `SMTP_URL` is set",
      from: "a member of the account, with the golfer's consent",
      kept: 'not at all: the audit list has the consent, the fitting and who sent it; a keyed digest of address and fitting counts the messages of the UTC day, until an hour after it',
    },
  },
  {
    table: 'webhook_deliveries',
    whose: 'golfer',
    columns: ['data', 'note'],
    goesWith: ['fitting', 'golfer', 'endpoint', 'account'],
    age: ageBy(deleteOldDeliveries, deliveryDays),
    told: {
      data: 'name and email address of somebody who lets a shop make contact, with the words of the consent',
      from: "the form below a fitting on the shop's page",
      kept: "until the shop's endpoint has them; with the fitting, the golfer it has then, the endpoint or the account, else 30 days",
    },
  },
  {
    table: 'sessions',
    whose: 'customer',
    columns: ['payload', 'heading'],
    goesWith: ['session', 'customer', 'account'],
    age: ageBy(removeOldSessions, 'retentionDays', 10),
    told: {
      data: 'captured sessions, with `customerRef`',
      from: 'your requests',
      kept: 'the same',
    },
  },
  {
    table: 'misread_rows',
    whose: 'customer',
    columns: ['headings', 'row'],
    goesWith: ['row', 'account'],
    age: rowsBefore('misread_rows', 'at', misreadDaysOf),
    isWholeOfAccount: true,
    told: {
      data: 'headings and one row of a file that was read wrong',
      from: 'whoever sends them to the operator',
      kept: 'until whoever sent it deletes it, or 90 days, or `RETENTION_DAYS` if fewer',
    },
  },
  {
    table: 'customers',
    whose: 'customer',
    columns: ['email', 'name', 'ref'],
    goesWith: ['customer', 'account'],
    told: {
      data: 'customers: name, email address, your reference',
      from: '`clubwright customer add` and `import`',
      kept: 'until erased',
    },
  },
  {
    table: 'fittings',
    whose: 'caller',
    columns: ['platform', 'client', 'request_fingerprint', 'idempotency_key', 'made_by'],
    goesWith: ['fitting', 'account'],
    age: fittingsBefore(visitorsAccountId, 'visitorRetentionDays'),
    told: {
      data: 'a hash that tells the fittings of one browser apart',
      from: 'where `STUDIO_PUBLIC` lets people be fitted without an account',
      kept: 'with the fitting: until they delete it, or 30 days (`VISITOR_RETENTION_DAYS`)',
    },
  },
  {
    table: 'usage_counts',
    whose: 'caller',
    columns: ['platform', 'client'],
    goesWith: ['fitting', 'account'],
    told: {
      data: 'counts of usage, with what `X-SVC-Platform` and `X-SVC-Client` say',
      from: 'completed fittings',
      kept: 'an erased fitting is counted without these words',
    },
  },
  {
    table: 'store_links',
    whose: 'caller',
    columns: ['platform', 'client'],
    goesWith: ['account'],
    age: ageBy(removeOldLinks, 'retentionDays', 500),
    told: {
      data: 'links to a store, with the same words',
      from: 'requests for such a link',
      kept: '`RETENTION_DAYS`, or until the account is erased',
    },
  },
  {
    table: 'visitor_days',
    whose: 'caller',
    columns: ['sender'],
    account: null,
    goesWith: [],
    age: rowsBefore('visitor_days', dayEnd, 0),
    told: {
      data: 'IP addresses (IPv6: the first half) of people fitted without an account, with their number of fittings',
      from: 'where `STUDIO_PUBLIC` lets them',
      kept: 'until an hour after the UTC day',
    },
  },
  {
    table: 'people',
    whose: 'person',
    columns: ['email', 'password_hash'],
    credentials: ['password_hash'],
    goesWith: ['person', 'account'],
    told: {
      data: 'people who sign in: email address, password hash, second factor (encrypted)',
      from: 'invitations, their own settings',
      kept: 'until removed',
    },
  },
  {
    table: 'join_links',
    whose: 'person',
    columns: ['email'],
    credentials: ['hash'],
    goesWith: ['account'],
    age: rowsBefore('join_links', 'expires_at', 0),
    isWholeOfAccount: true,
  },
  {
    table: 'second_factors',
    whose: 'person',
    columns: ['secret'],
    credentials: ['secret'],
    account: '(select account_id from people where id = person_id)',
    goesWith: ['person', 'account'],
  },
  {
    table: 'oauth_grants',
    whose: 'person',
    columns: ['payload', 'client_name', 'platform'],
    goesWith: ['person', 'account'],
    age: rowsBefore('oauth_grants', 'expires_at', 0),
  },
  {
    table: 'oauth_records',
    whose: 'person',
    columns: ['payload'],
    account: null,
    goesWith: ['person'],
    age: rowsBefore('oauth_records', 'expires_at', 0),
  },
  {
    table: 'recent_requests',
    whose: 'caller',
    columns: ['operation', 'code', 'request_id'],
    goesWith: ['account'],
    age: rowsBefore('recent_requests', 'at', requestDays),
    isWholeOfAccount: true,
    told: {
      data: 'recent requests: time, operation, status, time taken, id of the key, no content',
      from: 'every request with a key',
      kept: 'seven days',
    },
  },
  {
    table: null,
    whose: 'caller',
    columns: [],
    goesWith: [],
    told: {
      data: 'log lines of requests: time, operation, status, account, id of the key, IP address prefix (/24 or /48), what `X-SVC-Platform` and `X-SVC-Client` say',
      from: 'every request',
      kept: 'as long as you keep the log',
    },
  },
  {
    table: 'audit_events',
    whose: 'person',
    columns: ['address', 'subject'],
    goesWith: [],
    age: ageBy(deleteOldAudit, auditDays),
    told: {
      data: 'audit list: event, ids and IP address prefix (/24 or /48); no name, no address, no words of anybody',
      from: 'changes to keys, people, settings; erasures',
      kept: `${auditDays} days, those of an erased account too: they show who changed or erased what`,
    },
  },
  {
    table: 'evidence_pending',
    whose: 'caller',
    columns: ['platform', 'client'],
    goesWith: ['fitting', 'account'],
    told: {
      data: 'counts for evidence',
      from: 'completed fittings',
      kept: 'no link to the golfer; see below',
    },
  },
  {
    table: 'api_keys',
    whose: 'account',
    columns: ['name', 'last_used_from', 'origins', 'shop'],
    credentials: ['hash'],
    goesWith: ['account'],
  },
  {
    table: 'agent_connections',
    whose: 'account',
    columns: ['name'],
    credentials: ['hash'],
    goesWith: ['account'],
  },
  {
    table: 'accounts',
    whose: 'account',
    columns: ['email', 'company_name', 'look', 'store_link'],
    account: 'id',
    goesWith: ['account'],
  },
  {
    table: 'credit_entries',
    whose: 'account',
    columns: ['note', 'invoice'],
    goesWith: ['account'],
  },
  {
    table: 'claims',
    whose: 'account',
    columns: ['key', 'made'],
    goesWith: ['account'],
  },
  {
    table: 'stock_items',
    whose: 'account',
    columns: ['sku'],
    goesWith: ['account'],
    isWholeOfAccount: true,
  },
  {
    table: 'price_items',
    whose: 'account',
    columns: ['sku'],
    goesWith: ['account'],
    isWholeOfAccount: true,
  },
  {
    table: 'webhook_endpoints',
    whose: 'account',
    columns: ['url', 'note', 'secret', 'old_secret'],
    credentials: ['secret', 'old_secret'],
    goesWith: ['account'],
    isWholeOfAccount: true,
  },
  {
    table: 'operator_events',
    whose: 'operator',
    columns: ['subject'],
    account: null,
    goesWith: [],
    age: rowsBefore('operator_events', 'at', auditDays),
  },
]

/** The table of docs/privacy.md. */
export const privacyTable = (): string => {
  const lines = personalData.flatMap(({ told }) => (told ? [`| ${told.data} | ${told.from} | ${told.kept} |`] : []))
  return ['| data | where it comes from | kept |', '|---|---|---|', ...lines].join('\n')
}
