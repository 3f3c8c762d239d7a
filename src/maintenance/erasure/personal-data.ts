/** Whose words or facts a column holds. */
type Owner = 'golfer' | 'customer' | 'caller' | 'person' | 'account' | 'operator'

/** Columns of a table that say something of somebody. */
interface PersonalData {
  readonly table: string
  readonly whose: Owner
  readonly columns: readonly string[]
  /** With what it is erased: all of these, or `age` alone where nothing else names it. */
  readonly goesWith: readonly (
    | 'fitting'
    | 'golfer'
    | 'customer'
    | 'session'
    | 'person'
    | 'endpoint'
    | 'row'
    | 'account'
    | 'age'
  )[]
  /** Words of its line in docs/privacy.md, or null: the document of the operator's own data says it. */
  readonly told: string | null
}

/** Every column that holds something of a person: whose it is, what it goes with, and where docs/privacy.md says so. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'fittings',
    whose: 'golfer',
    columns: ['input', 'output', 'error'],
    goesWith: ['fitting', 'age', 'account'],
    told: 'golfer and swing of a fitting',
  },
  {
    table: 'fittings',
    whose: 'caller',
    columns: ['platform', 'client', 'request_fingerprint', 'idempotency_key', 'made_by'],
    goesWith: ['fitting', 'age', 'account'],
    told: 'a hash that tells the fittings of one browser apart',
  },
  {
    table: 'fitting_notes',
    whose: 'golfer',
    columns: ['text'],
    goesWith: ['fitting', 'golfer', 'account'],
    told: 'note on a fitting',
  },
  {
    table: 'golfers',
    whose: 'golfer',
    columns: ['name', 'profile'],
    goesWith: ['golfer', 'account'],
    told: 'golfers: name, hand',
  },
  {
    table: 'webhook_deliveries',
    whose: 'golfer',
    columns: ['data', 'note'],
    goesWith: ['fitting', 'golfer', 'endpoint', 'age', 'account'],
    told: 'lets a shop make contact',
  },
  {
    table: 'sessions',
    whose: 'customer',
    columns: ['payload', 'heading'],
    goesWith: ['session', 'customer', 'age', 'account'],
    told: 'captured sessions',
  },
  {
    table: 'customers',
    whose: 'customer',
    columns: ['email', 'name', 'ref'],
    goesWith: ['customer', 'account'],
    told: 'customers: name',
  },
  {
    table: 'misread_rows',
    whose: 'customer',
    columns: ['headings', 'row'],
    goesWith: ['row', 'age', 'account'],
    told: 'one row of a file that was read wrong',
  },
  {
    table: 'evidence_pending',
    whose: 'caller',
    columns: ['platform', 'client'],
    goesWith: ['fitting', 'account'],
    told: 'counts for evidence',
  },
  {
    table: 'usage_counts',
    whose: 'caller',
    columns: ['platform', 'client'],
    goesWith: ['fitting', 'account'],
    told: 'counts of usage',
  },
  {
    table: 'store_links',
    whose: 'caller',
    columns: ['platform', 'client'],
    goesWith: ['age', 'account'],
    told: 'links to a store',
  },
  {
    table: 'recent_requests',
    whose: 'caller',
    columns: ['operation', 'code', 'request_id'],
    goesWith: ['age', 'account'],
    told: 'recent requests',
  },
  {
    table: 'visitor_days',
    whose: 'caller',
    columns: ['sender'],
    goesWith: ['age'],
    told: 'IP addresses (IPv6: the first half)',
  },
  {
    table: 'mail_days',
    whose: 'golfer',
    columns: ['recipient'],
    goesWith: ['age'],
    told: "email address that a customer's sheet is sent to",
  },
  {
    table: 'people',
    whose: 'person',
    columns: ['email', 'password_hash'],
    goesWith: ['person', 'account'],
    told: 'people who sign in',
  },
  {
    table: 'join_links',
    whose: 'person',
    columns: ['email'],
    goesWith: ['age', 'account'],
    told: 'people who sign in',
  },
  {
    table: 'second_factors',
    whose: 'person',
    columns: ['secret'],
    goesWith: ['person', 'account'],
    told: 'people who sign in',
  },
  {
    table: 'oauth_grants',
    whose: 'person',
    columns: ['payload', 'client_name', 'platform'],
    goesWith: ['person', 'account'],
    told: 'people who sign in',
  },
  {
    table: 'oauth_records',
    whose: 'person',
    columns: ['payload'],
    goesWith: ['person', 'age'],
    told: 'people who sign in',
  },
  { table: 'audit_events', whose: 'person', columns: ['address', 'subject'], goesWith: ['age'], told: 'audit list' },
  {
    table: 'api_keys',
    whose: 'account',
    columns: ['name', 'last_used_from', 'origins', 'shop'],
    goesWith: ['account'],
    told: null,
  },
  { table: 'agent_connections', whose: 'account', columns: ['name'], goesWith: ['account'], told: null },
  {
    table: 'accounts',
    whose: 'account',
    columns: ['email', 'company_name', 'look', 'store_link'],
    goesWith: ['account'],
    told: null,
  },
  { table: 'credit_entries', whose: 'account', columns: ['note', 'invoice'], goesWith: ['account'], told: null },
  { table: 'claims', whose: 'account', columns: ['key', 'made'], goesWith: ['age', 'account'], told: null },
  { table: 'stock_items', whose: 'account', columns: ['sku'], goesWith: ['account'], told: null },
  { table: 'price_items', whose: 'account', columns: ['sku'], goesWith: ['account'], told: null },
  {
    table: 'webhook_endpoints',
    whose: 'account',
    columns: ['url', 'note', 'secret', 'old_secret'],
    goesWith: ['account'],
    told: null,
  },
  { table: 'operator_events', whose: 'operator', columns: ['subject'], goesWith: ['age'], told: null },
]
