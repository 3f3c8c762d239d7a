/** One thing that is counted or measured. Names and units are those of Prometheus: seconds, bytes, `_total` for counts. */
interface Meter {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly name: string
  readonly labels: readonly string[]
  readonly help: string
  /** Labels whose count is 0 from the start: what is counted first is an increase then, and not a new series. */
  readonly known?: readonly (readonly string[])[]
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[]
}

/** Everything that `/metrics` says, in this order. */
export const meters = {
  requests: {
    type: 'counter',
    name: 'clubwright_requests_total',
    labels: ['operation', 'status', 'code'],
    help: 'Requests answered, by method and route or MCP tool, HTTP status, and code of the problem document.',
  },
  requestSeconds: {
    type: 'histogram',
    name: 'clubwright_request_duration_seconds',
    labels: ['operation'],
    help: 'Time from the request to its answer.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  },
  rateLimited: {
    type: 'counter',
    name: 'clubwright_rate_limited_total',
    labels: ['group'],
    help: 'Requests over a RATE_LIMIT_... setting.',
    known: ['catalog', 'search', 'scores', 'free', 'read', 'analyze', 'ingest', 'agents'].map((group) => [group]),
  },
  credentialChecks: {
    type: 'counter',
    name: 'clubwright_credential_checks_total',
    labels: ['source'],
    help: 'Keys and tokens checked, from memory or in the database.',
  },
  fittings: {
    type: 'counter',
    name: 'clubwright_fittings_total',
    labels: ['club_type', 'outcome'],
    help: 'Fitting requests: completed, failed, replay, running, conflict, erased, exhausted, capped, or a correction that is refused (corrected, late, uncorrectable).',
  },
  batchRows: {
    type: 'counter',
    name: 'clubwright_batch_rows_total',
    labels: ['status', 'code'],
    help: 'Rows of batches, by what they were answered with: completed, failed, running or refused, with the code of the problem.',
    known: [
      ['completed', ''],
      ['refused', 'STORAGE_UNAVAILABLE'],
      ['refused', 'INTERNAL'],
    ],
  },
  batchSeconds: {
    type: 'histogram',
    name: 'clubwright_batch_duration_seconds',
    labels: [],
    help: 'Time from a batch to the line of its last row.',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
  },
  charges: {
    type: 'counter',
    name: 'clubwright_charges_total',
    labels: [],
    help: 'New fittings charged to an account. Fittings of test keys are not charged.',
  },
  fittingsUnderWay: {
    type: 'gauge',
    name: 'clubwright_fittings_under_way',
    labels: [],
    help: 'Fittings being reserved, computed or stored. Above 2,000, requests are refused.',
  },
  takeovers: {
    type: 'counter',
    name: 'clubwright_takeovers_total',
    labels: [],
    help: 'Fittings of ended processes that were taken over when read.',
  },
  sweeps: {
    type: 'counter',
    name: 'clubwright_sweeps_total',
    labels: ['result'],
    help: 'Searches for abandoned fittings.',
    known: [['done'], ['failed']],
  },
  swept: {
    type: 'counter',
    name: 'clubwright_swept_total',
    labels: ['kind'],
    help: 'What sweeps did: runs failed, charges returned, Idempotency-Keys forgotten.',
    known: [['failed'], ['refunded'], ['forgotten']],
  },
  evidencePending: {
    type: 'gauge',
    name: 'clubwright_evidence_pending_fittings',
    labels: [],
    help: 'Completed fittings that are not in the evidence yet, up to 100,000.',
  },
  webhookDeliveries: {
    type: 'counter',
    name: 'clubwright_webhook_deliveries_total',
    labels: ['result'],
    help: 'Attempts to deliver to a webhook: delivered, failed (tried again later) or given_up (also events of an endpoint that is disabled).',
    known: [['delivered'], ['failed'], ['given_up']],
  },
  webhooksDisabled: {
    type: 'counter',
    name: 'clubwright_webhooks_disabled_total',
    labels: [],
    help: 'Webhook endpoints disabled because they answered 410 for an hour or failed for WEBHOOKS_FAILING_DAYS_MAX.',
  },
  webhooksPending: {
    type: 'gauge',
    name: 'clubwright_webhook_deliveries_pending',
    labels: [],
    help: 'Deliveries that are due or will be tried again, up to 100,000.',
  },
  webhooksFailing: {
    type: 'gauge',
    name: 'clubwright_webhook_endpoints_failing',
    labels: [],
    help: 'Enabled webhook endpoints to which nothing could be delivered for an hour.',
  },
  isReady: {
    type: 'gauge',
    name: 'clubwright_ready',
    labels: [],
    help: '1 when /readyz answers 200, otherwise 0.',
  },
  databaseRunning: {
    type: 'gauge',
    name: 'clubwright_database_statements_running',
    labels: [],
    help: 'Statements sent to PostgreSQL and not answered yet.',
  },
  databaseWaiting: {
    type: 'gauge',
    name: 'clubwright_database_statements_waiting',
    labels: [],
    help: 'Statements waiting for a connection to PostgreSQL. Each is refused after 2 seconds.',
  },
  clockOffset: {
    type: 'gauge',
    name: 'clubwright_clock_offset_seconds',
    labels: [],
    help: 'How far the clock of this machine is ahead of the database’s; negative: behind. The service goes by the database’s.',
  },
  replicaUsed: {
    type: 'gauge',
    name: 'clubwright_read_replica_used',
    labels: [],
    help: '1 while reads go to READ_DATABASE_URL, 0 while it lags or is down. Only with READ_DATABASE_URL.',
  },
  replicaLag: {
    type: 'gauge',
    name: 'clubwright_read_replica_lag_seconds',
    labels: [],
    help: 'Age of the data of READ_DATABASE_URL. Above 5, DATABASE_URL is read instead. None while it is down.',
  },
  freeDisk: {
    type: 'gauge',
    name: 'clubwright_free_disk_bytes',
    labels: [],
    help: 'Free space on the disk of DATA_DIR. Only with the embedded database.',
  },
  unreadableTables: {
    type: 'gauge',
    name: 'clubwright_unreadable_tables',
    labels: [],
    help: 'Tables with damage.',
  },
  redisUp: {
    type: 'gauge',
    name: 'clubwright_redis_up',
    labels: [],
    help: '1 when Redis is connected, otherwise 0. Only with REDIS_URL.',
  },
  logLinesLost: {
    type: 'counter',
    name: 'clubwright_log_lines_lost_total',
    labels: [],
    help: 'Lines that standard output did not take: disk full, or a reader that is gone or too slow.',
  },
  catalogCurrent: {
    type: 'gauge',
    name: 'clubwright_catalog_current',
    labels: [],
    help: '1 when the catalog in the database is served, 0 while it cannot be read and an earlier one is served.',
  },
  imageBytes: {
    type: 'gauge',
    name: 'clubwright_catalog_image_bytes',
    labels: [],
    help: 'Size of the catalog in the scoring core’s memory.',
  },
  image: {
    type: 'gauge',
    name: 'clubwright_catalog_image_info',
    labels: ['revision'],
    help: 'Always 1: the revision of catalog, rules and evidence that is served.',
  },
  release: {
    type: 'gauge',
    name: 'clubwright_build_info',
    labels: ['api_version', 'engine_version', 'ruleset_revision'],
    help: 'Always 1: the release that is running.',
  },
  eventLoopDelay: {
    type: 'histogram',
    name: 'clubwright_event_loop_delay_seconds',
    labels: [],
    help: 'Delay of a timer that runs 20 times a second: the extra wait of every request.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  },
  memory: {
    type: 'gauge',
    name: 'process_resident_memory_bytes',
    labels: [],
    help: 'Resident memory of the process.',
  },
  processor: {
    type: 'counter',
    name: 'process_cpu_seconds_total',
    labels: [],
    help: 'Processor time of the process, user and system.',
  },
  startTime: {
    type: 'gauge',
    name: 'process_start_time_seconds',
    labels: [],
    help: 'Start of the process, in seconds since 1970.',
  },
} as const satisfies Record<string, Meter>

type MeterName = keyof typeof meters
type OfType<Type extends Meter['type']> = {
  [Name in MeterName]: (typeof meters)[Name]['type'] extends Type ? Name : never
}[MeterName]

/** Name of a counter. */
export type CounterName = OfType<'counter'>
/** Name of a histogram. */
export type HistogramName = OfType<'histogram'>
/** Name of a meter that has one value: a counter or a gauge. */
export type ValueName = Exclude<MeterName, HistogramName>
/** The values of its labels, in their order. */
export type LabelsOf<Name extends MeterName> = Strings<(typeof meters)[Name]['labels']>
type Strings<Names extends readonly string[]> = { readonly [Place in keyof Names]: string }

/** The meters as the Markdown table of docs/monitoring.md. */
export const metersTable = (): string =>
  [
    '| metric | type | labels | meaning |',
    '|---|---|---|---|',
    ...Object.values(meters).map(
      ({ name, type, labels, help }) => `| ${name} | ${type} | ${labels.join(', ')} | ${help} |`,
    ),
  ].join('\n')
