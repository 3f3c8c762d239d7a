import { type Static, Type } from '@sinclair/typebox'
import { closed, oneOf } from '../schema.ts'

/** @param usually What it is where none is given, if it then follows from other settings. */
const webAddress = (description: string, usually?: string) =>
  Type.String({
    ...(usually !== undefined && { usually }),
    pattern: '^https?://[^\\s/?#]+(/[^\\s?#]*[^\\s/?#])?$',
    form: 'https://host/path, without a final slash',
    description,
  })

/** Requests that one API key may send to a group of operations. @param usual The setting where none is given. */
const perMinute = (usual: number, operations: string, caller = 'API key') =>
  Type.Integer({
    default: usual,
    minimum: 0,
    maximum: 10_000_000,
    unit: 'requests',
    description: `${operations}: requests per minute and ${caller}. 0: no limit.`,
  })

/** A day's fittings of somebody who tries the service: each of the five clubs a few times. */
export const publicOnTrial = 20

/**
 * Measured on two cores, in turn with 10: PostgreSQL spends a tenth less on a fitting. Between 3 and 6 nothing could be told
 * apart. Statements sent ahead keep these few busy. One is faster still where PostgreSQL shares two cores with the service
 * (bench/http/analyze.ts), but a statement that waits for a lock would then hold up all others.
 */
export const connectionsUsual = 6

/**
 * Every setting, with what it accepts, its unit and its default: its name in the environment is the member name in capitals
 * (`maxBodyBytes` is MAX_BODY_BYTES). The environment is read by it, and docs/settings.md is written from it.
 */
export const Config = closed({
  port: Type.Integer({ default: 3000, minimum: 0, maximum: 65535, description: 'HTTP port. 0 picks a free one.' }),
  host: Type.String({
    default: '127.0.0.1',
    minLength: 1,
    description: 'Address to listen on. 0.0.0.0 listens on all interfaces.',
  }),
  baseUrl: webAddress('Public URL of the service, used in links.', 'http://localhost:PORT'),
  authUrl: Type.String({
    pattern: '^https?://[^\\s/?#]+$',
    form: 'https://host',
    usually: 'BASE_URL without its path',
    description: 'URL where people sign in and AI platforms connect.',
  }),
  storeUrl: webAddress('Base URL of store links.', 'BASE_URL/store'),
  labUrl: webAddress('Base URL of links to the lab.', 'BASE_URL/lab'),
  serviceName: Type.String({
    default: 'Clubwright',
    minLength: 1,
    maxLength: 60,
    description: 'Name in attributions ("Fit by ...") and page titles.',
  }),
  securityContact: Type.Optional(
    Type.String({
      pattern: '^(mailto:|https://|tel:)[!-~]+$',
      maxLength: 200,
      form: 'mailto:security@host, https://host/path or tel:+1-201-555-0123',
      description:
        'Contact for security reports, published at /.well-known/security.txt. Unset: that page answers 404.',
    }),
  ),
  dataDir: Type.String({
    default: './.data',
    minLength: 1,
    description: 'Directory of the embedded database, the development key and the lock.',
  }),
  minFreeDiskMb: Type.Integer({
    default: 200,
    minimum: 0,
    maximum: 1_000_000,
    unit: 'MB',
    description:
      'Embedded database only: with less free disk space than this, new fittings, captured sessions, keys, connections, webhook endpoints, invitations, golfers and links for others are refused (503); signing in, deleting and what stores nothing keep working. 0: no minimum.',
  }),
  databaseUrl: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://.+',
      description:
        'PostgreSQL database: one host, several separated by commas, or a socket directory, with the parameters of psql. Unset: the embedded database in DATA_DIR.',
      form: 'postgres://user:password@host/database',
      secret: true,
    }),
  ),
  databaseConnections: Type.Integer({
    default: connectionsUsual,
    minimum: 1,
    maximum: 100,
    description:
      'PostgreSQL connections per process for statements. Up to two more are used for transactions, and one for LISTEN.',
    unit: 'connections',
  }),
  databasePrepared: oneOf(['auto', 'on', 'off'], {
    default: 'auto',
    description:
      'Whether statements are prepared on PostgreSQL connections. auto: unless a connection pooler is found. on: for poolers in session mode and those that keep prepared statements.',
  }),
  databaseListenUrl: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://.+',
      description:
        'The same database without a connection pooler, for LISTEN. Unset: DATABASE_URL; behind a pooler, changes by other processes are then noticed within 5 seconds.',
      form: 'postgres://user:password@host/database',
      secret: true,
    }),
  ),
  readDatabaseUrl: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://.+',
      description:
        'A streaming replica of DATABASE_URL, for reads that may be seconds old: lists of fittings, usage and the request log. Unset: DATABASE_URL.',
      form: 'postgres://user:password@host/database',
      secret: true,
    }),
  ),
  waitForDatabaseSeconds: Type.Integer({
    default: 60,
    minimum: 0,
    maximum: 3600,
    description: 'How long a starting process waits for PostgreSQL to become reachable. After that it exits.',
    unit: 'seconds',
  }),
  redisUrl: Type.Optional(
    Type.String({
      pattern: '^rediss?(\\+(sentinel|cluster))?://.+',
      description:
        'Redis or Valkey, standalone, with Sentinel or as a cluster: shares rate limits among replicas and is a second channel for announcements. Unset: rate limits are per process.',
      form: 'redis://user:password@host/0',
      secret: true,
    }),
  ),
  redisWaitMs: Type.Integer({
    default: 20,
    minimum: 1,
    maximum: 10_000,
    description:
      'How long a request waits for Redis to count it. After that the process counts it itself, so replicas together may accept more than the limit.',
    unit: 'milliseconds',
  }),
  workers: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 64,
    description: 'Processes that share the port (needs DATABASE_URL and Linux). One that exits or hangs is replaced.',
    unit: 'processes',
  }),
  trustProxy: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 5,
    description: 'Number of trusted proxies in front of the service, for X-Forwarded-For. 0: the header is ignored.',
    unit: 'proxies',
  }),
  maxBodyBytes: Type.Integer({
    default: 65_536,
    minimum: 1024,
    maximum: 16_777_216,
    description:
      'Largest request body. Fit scores and batches (1 MB) and captured sessions (5 MB) have their own limits.',
    unit: 'bytes',
  }),
  mcpProtocol2026: oneOf(['on', 'off'], {
    default: 'on',
    description: 'Whether /mcp also speaks MCP revision 2026-07-28.',
  }),
  mcpAllowedOrigins: Type.Optional(
    Type.String({
      pattern: '^(\\*|https?://[^\\s/?#,]+( *, *https?://[^\\s/?#,]+)*)$',
      form: '* or https://host, https://other-host:8443',
      description:
        'Web origins that may call /mcp, in addition to BASE_URL. *: all, for a BASE_URL that is not loopback. Unset: no others.',
    }),
  ),
  oauthCimd: oneOf(['on', 'off'], {
    default: 'on',
    description:
      'Whether OAuth clients may identify themselves by a client ID metadata document, which the service fetches.',
  }),
  drainSeconds: Type.Integer({
    default: 25,
    minimum: 0,
    maximum: 300,
    description: 'How long a stopping process waits for running requests to finish.',
    unit: 'seconds',
  }),
  stopDelaySeconds: Type.Integer({
    default: 3,
    minimum: 0,
    maximum: 60,
    description:
      'How long the service keeps accepting connections after SIGTERM while /readyz answers 503, so that load balancers can stop sending traffic.',
    unit: 'seconds',
  }),
  watchdogSeconds: Type.Integer({
    default: 10,
    minimum: 0,
    maximum: 3_600,
    description:
      'How long a process with the embedded database may do nothing but compute before it is started again, with all that was acknowledged. 0: never. With WORKERS the others replace it.',
    unit: 'seconds',
  }),
  dailyAgentFittingCap: Type.Integer({
    default: 50,
    minimum: 0,
    maximum: 1_000_000,
    unit: 'fittings',
    description: 'Fittings per account and UTC day through AI platforms (OAuth). API keys are not capped. 0: no cap.',
  }),
  studioPublic: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    unit: 'fittings',
    usually: `${publicOnTrial} where the database is embedded and HOST and BASE_URL are of this machine, else 0`,
    description:
      'Fittings per IP address and UTC day that anybody may make in the studio without an account, charged to the account Studio visitors. 0: none; the studio then asks to sign in.',
  }),
  visitorRetentionDays: Type.Integer({
    default: 30,
    minimum: 0,
    maximum: 36_500,
    unit: 'days',
    description:
      'Age at which fittings that anybody made in the studio without an account are erased, if RETENTION_DAYS is not lower. 0: as all others.',
  }),
  rateLimitCatalogPerMinute: perMinute(600, 'Whole catalog, club-model list and evidence'),
  rateLimitSearchPerMinute: perMinute(6000, 'Club search, club detail and comparison'),
  rateLimitScoresPerMinute: perMinute(6000, 'Fit scores'),
  rateLimitFreePerMinute: perMinute(
    6000,
    'Grip size, bag gapping, store links, fitters, and /mcp messages other than tool calls',
  ),
  rateLimitReadPerMinute: perMinute(6000, 'Reading and deleting saved fittings, key status and status'),
  rateLimitAnalyzePerMinute: perMinute(6000, 'Fittings, in addition to the monthly allowance'),
  rateLimitIngestPerMinute: perMinute(600, 'Captured sessions'),
  rateLimitAgentsPerMinute: perMinute(600, 'Agent connections, and their tokens', 'session or connection'),
  rateLimitPagePerMinute: perMinute(600, 'Pages and their files, the rule book and discovery documents', 'IP address'),
  rateLimitAccountFactor: Type.Integer({
    default: 5,
    minimum: 0,
    maximum: 1000,
    unit: 'times',
    description:
      'Limit by account: all API keys, apps and agent connections of an account together may send so many times the requests of each limit by API key. 0: no limit by account.',
  }),
  minPayloadVersion: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 1_000_000,
    description: 'Oldest accepted format of captured sessions. Senders of older formats are told to update.',
  }),
  sessionsBytesPerAccount: Type.Integer({
    default: 1_000_000_000,
    minimum: 0,
    maximum: 1_000_000_000_000_000,
    unit: 'bytes',
    description: 'Total size of the captured sessions of one account. 0: no limit.',
  }),
  retentionDays: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 36_500,
    unit: 'days',
    description: 'Age at which fittings, captured sessions and store link records are erased. 0: never.',
  }),
  agentTokenTtlSeconds: Type.Integer({
    default: 900,
    minimum: 60,
    maximum: 86_400,
    unit: 'seconds',
    description: 'Lifetime of the tokens of agent connections.',
  }),
  labSigningSecret: Type.Optional(
    Type.String({
      minLength: 32,
      maxLength: 1000,
      description:
        'Secret that signs links to captured sessions and the lab, and encrypts the secrets of webhooks; the same on every replica. Unset: generated and kept in DATA_DIR; with DATABASE_URL there are no such links and no webhooks.',
      secret: true,
    }),
  ),
  labSigningSecretPrevious: Type.Optional(
    Type.String({
      minLength: 32,
      maxLength: 1000,
      description:
        'A second secret whose links and encrypted texts are good as well, while LAB_SIGNING_SECRET changes (docs/security.md). What it encrypted is encrypted anew with LAB_SIGNING_SECRET.',
      secret: true,
    }),
  ),
  webhooksFailingDaysMax: Type.Integer({
    default: 5,
    minimum: 1,
    maximum: 365,
    unit: 'days',
    description: 'How long deliveries to a webhook endpoint may fail before it is disabled.',
  }),
  webhooksLoopback: oneOf(['on', 'off'], {
    default: 'off',
    description: 'Whether webhooks may go to this machine, also over http. For development only.',
  }),
  smtpUrl: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^\\s/]+$',
      form: 'smtp://user:password@host:587 or smtps://host',
      description: "Mail server that sends a customer's sheet by email, with MAIL_FROM. Unset: no mail is sent.",
      secret: true,
    }),
  ),
  mailFrom: Type.Optional(
    Type.String({
      format: 'email',
      form: 'name@example.com',
      maxLength: 320,
      description: 'Sender of that mail. Needs SMTP_URL.',
    }),
  ),
  metricsToken: Type.Optional(
    Type.String({
      minLength: 16,
      maxLength: 1000,
      description:
        'Serves Prometheus metrics at /metrics to callers that send this as a bearer token. Unset, and without METRICS_PORT: there is no /metrics.',
      secret: true,
    }),
  ),
  metricsPort: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 65_535,
      description:
        'Serves /metrics on this port of HOST instead of PORT. Without METRICS_TOKEN anyone who can reach the port can read it.',
    }),
  ),
  otelExporterOtlpEndpoint: Type.Optional(
    webAddress('OpenTelemetry collector for traces, over OTLP/HTTP at /v1/traces. Unset: no traces.'),
  ),
  otelExporterOtlpHeaders: Type.Optional(
    Type.String({
      maxLength: 4000,
      pattern: '^[^=,\\s]+=[^,]*(,[^=,\\s]+=[^,]*)*$',
      form: 'name=value,name=value',
      description: 'Headers of requests to the collector, for credentials.',
      secret: true,
    }),
  ),
  otelServiceName: Type.String({
    default: 'clubwright',
    minLength: 1,
    maxLength: 100,
    description: 'Name of the service in traces.',
  }),
  otelTracesSamplerArg: Type.String({
    default: '0.1',
    pattern: '^(0(\\.\\d+)?|1(\\.0+)?)$',
    form: '0 to 1',
    description:
      'Share of requests that are traced. A request that its sender does not trace (traceparent header) is not traced; others are, in this share.',
  }),
  logLevel: oneOf(['debug', 'info', 'warning', 'error', 'off'], {
    default: 'info',
    description: 'Minimum severity of log lines.',
  }),
  logFormat: oneOf(['auto', 'text', 'json'], {
    default: 'auto',
    description: 'Format of log lines. auto: text on a terminal, JSON elsewhere.',
  }),
})

export type Config = Readonly<Static<typeof Config>>
