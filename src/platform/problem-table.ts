/**
 * Every problem this service can answer with, once: code, status, advice and documentation words.
 * REST answers, tool results and the pages under /docs/errors are all rendered from this table.
 */

/** When the caller may send the same request again. */
export type Retry = 'never' | 'after Retry-After' | 'after resetsAt' | 'same key'

/** One row of the table. */
export interface ProblemSpec {
  readonly code: string
  readonly status: number
  readonly title: string
  readonly retry: Retry
  /** For the documentation page: what happened. */
  readonly happened: string
  /** For the documentation page: what the caller does now. */
  readonly fix: string
  /** A typical `detail`, for the documentation page. */
  readonly example: string
  /** The members that go with it. */
  readonly exampleMembers?: Readonly<Record<string, unknown>>
  /** Seconds for `Retry-After` when the thrower does not know better. */
  readonly retryAfter?: number
}

/** Every problem of the API: code, HTTP status and words. */
export const problems = {
  validationFailed: {
    code: 'VALIDATION_FAILED',
    status: 400,
    title: 'The request has invalid fields',
    retry: 'never',
    happened:
      'One or more fields are missing, misspelled, sent twice, of the wrong type or out of bounds. Nothing was started.',
    fix: 'Correct every field listed in `errors` (at most 100 are listed) and send the request again.',
    example: 'swingMetrics.swingSpeed must be 30 to 150 mph.',
    exampleMembers: {
      errors: [{ pointer: '/swingMetrics/swingSpeed', detail: 'must be 30 to 150 mph', received: 500 }],
    },
  },
  malformedJson: {
    code: 'MALFORMED_JSON',
    status: 400,
    title: 'The body is not usable JSON',
    retry: 'never',
    happened:
      'The body is empty, cut off, not UTF-8, nested too deeply, too wide, or contains characters that cannot be stored.',
    fix: 'Send one JSON document in UTF-8, at most 32 levels deep and 10,000 entries wide, without NUL characters, lone surrogates or strings of more than 65,536 characters.',
    example: 'The body is not valid JSON: it ends too early or has a stray character.',
  },
  notOffered: {
    code: 'NOT_OFFERED',
    status: 400,
    title: 'The club is not made with this option',
    retry: 'never',
    happened: 'The shaft, grip, hand, loft or other option is not offered for this club.',
    fix: 'Choose an option listed in `errors` or in the club detail.',
    example: 'hand must be right: this club is not made left-handed.',
    exampleMembers: {
      errors: [{ pointer: '/hand', detail: 'must be right: this club is not made left-handed', received: 'left' }],
    },
  },
  unauthorized: {
    code: 'UNAUTHORIZED',
    status: 401,
    title: 'A valid credential is required',
    retry: 'never',
    happened: 'The Authorization header is missing, or its credential is unknown, expired or revoked.',
    fix: 'Send `Authorization: Bearer <API key>` with a valid key.',
    example: 'Send an API key as "Authorization: Bearer svc_...".',
  },
  insufficientScope: {
    code: 'INSUFFICIENT_SCOPE',
    status: 403,
    title: 'The credential does not allow this operation',
    retry: 'never',
    happened: 'The credential is valid but does not have the scope that this operation needs.',
    fix: 'Use a credential with the scope named in `detail`.',
    example: 'This operation needs the scope fittings:create.',
  },
  originRefused: {
    code: 'ORIGIN_REFUSED',
    status: 403,
    title: 'This page may not use the key',
    retry: 'never',
    happened:
      'A publishable key was used by a web page whose origin is not one of the key’s origins, or outside a web page.',
    fix: 'Use it on pages of its origins, or create a key with this origin. On a server, use a secret key.',
    example: 'Web pages of this origin may not use this publishable key.',
  },
  ownerNeeded: {
    code: 'OWNER_NEEDED',
    status: 403,
    title: 'Only an owner may do this',
    retry: 'never',
    happened: 'The person signed in is a member of the account; only owners can manage credentials and people.',
    fix: 'Ask an owner of the account.',
    example: 'Only an owner of the account may do this.',
  },
  fittingNotFound: {
    code: 'FITTING_NOT_FOUND',
    status: 404,
    title: 'No such fitting in this account',
    retry: 'never',
    happened: 'The fitting does not exist or belongs to another account; the answer is the same in both cases.',
    fix: 'Check the id, and read the fitting with a credential of the account that made it.',
    example: 'There is no fitting fit_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C in this account.',
  },
  fittingErased: {
    code: 'FITTING_ERASED',
    status: 410,
    title: 'The fitting with this Idempotency-Key was deleted',
    retry: 'never',
    happened: 'The fitting made with this key has been deleted. Nothing was run or charged.',
    fix: 'Send the request with a new key to make another fitting.',
    example: 'The fitting made with this Idempotency-Key was deleted.',
  },
  sessionNotFound: {
    code: 'SESSION_NOT_FOUND',
    status: 404,
    title: 'No such session in this account',
    retry: 'never',
    happened: 'The session does not exist or belongs to another account; the answer is the same in both cases.',
    fix: 'Check the id: it is the `sessionId` that the session was sent with.',
    example: 'There is no session 3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10 in this account.',
  },
  clubNotFound: {
    code: 'CLUB_NOT_FOUND',
    status: 404,
    title: 'No such club in the catalog',
    retry: 'never',
    happened: 'No club head in the catalog has this id.',
    fix: 'Use ids from the club search or from a fitting result.',
    example: 'There is no club with the id acme-one-2026.',
  },
  ambiguousClub: {
    code: 'AMBIGUOUS_CLUB',
    status: 422,
    title: 'The name matches several clubs',
    retry: 'never',
    happened: 'A tool was sent the name of a club instead of its id, and it is not the full name of exactly one club.',
    fix: 'Send one of the ids in `candidates`.',
    example:
      '"P790" is not the id of a club, and as a name it matches: taylormade-p790-2025 (TaylorMade P790 irons (2025)), taylormade-p790-2023 (TaylorMade P790 irons (2023)).',
    exampleMembers: {
      candidates: [
        { headId: 'taylormade-p790-2025', name: 'TaylorMade P790 irons (2025)' },
        { headId: 'taylormade-p790-2023', name: 'TaylorMade P790 irons (2023)' },
      ],
    },
  },
  locationNotFound: {
    code: 'LOCATION_NOT_FOUND',
    status: 404,
    title: 'The place could not be found',
    retry: 'never',
    happened: 'The ZIP code or city could not be located.',
    fix: 'Check the spelling, or send lat and lng.',
    example: 'ZIP 00000 is not known.',
  },
  notFound: {
    code: 'NOT_FOUND',
    status: 404,
    title: 'Not found',
    retry: 'never',
    happened: 'There is no operation or document at this path.',
    fix: 'Compare the path with the API description at /swagger.',
    example: 'There is no operation at /v1/fiting/analyze.',
  },
  conflict: {
    code: 'CONFLICT',
    status: 409,
    title: 'Not possible in the current state',
    retry: 'never',
    happened: 'The request is valid but conflicts with stored data. Nothing was changed.',
    fix: 'Read the stored data, and do what `detail` says.',
    example: 'The account needs an owner: make someone else an owner first.',
  },
  methodNotAllowed: {
    code: 'METHOD_NOT_ALLOWED',
    status: 405,
    title: 'The method is not allowed here',
    retry: 'never',
    happened: 'The path exists, but does not accept this HTTP method.',
    fix: 'Use one of the methods in the `Allow` header.',
    example: '/v1/fitting/analyze takes POST, not GET.',
  },
  idempotencyKeyReused: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    status: 409,
    title: 'This Idempotency-Key belongs to another request',
    retry: 'never',
    happened: 'The key was already used with a different request, whose outcome is not affected.',
    fix: 'Send the changed request with a new key, or the original request with this key.',
    example: 'This Idempotency-Key was first used with a different request.',
  },
  fittingInProgress: {
    code: 'FITTING_IN_PROGRESS',
    status: 409,
    title: 'The first request is still running',
    retry: 'after Retry-After',
    happened: 'A request with the same Idempotency-Key, or the fitting to be deleted, has not finished yet.',
    fix: 'Wait the number of seconds in `Retry-After`, then send the same request again, with the same key if it had one.',
    example: 'The fitting with this Idempotency-Key is still running.',
    retryAfter: 1,
  },
  fittingNotComplete: {
    code: 'FITTING_NOT_COMPLETE',
    status: 422,
    title: 'The fitting is not complete',
    retry: 'never',
    happened: 'The operation needs a completed fitting, but this one is running or has failed.',
    fix: 'Read the fitting until its status is completed, then try again.',
    example: 'The fitting is still running.',
  },
  correctionRefused: {
    code: 'CORRECTION_REFUSED',
    status: 422,
    title: 'This is no free correction',
    retry: 'never',
    happened:
      'The request names a fitting in `corrects`, but may not correct it. Nothing was fitted or charged, and the key is still free.',
    fix: 'Change only the fields in `next.freeFields` of that fitting, once and within a day of the fitting that was charged. Without `corrects` it is a new fitting, which consumes one.',
    example: 'Fitting fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F was corrected already.',
  },
  questionsFirst: {
    code: 'QUESTIONS_FIRST',
    status: 422,
    title: 'There is something to ask first',
    retry: 'never',
    happened:
      'The request asked for the questions first (`askFirst`), and there are some. Nothing was fitted or charged.',
    fix: 'Ask the golfer, then send the request with the answers. Without `askFirst` it is fitted as it stands.',
    example: 'Nothing was fitted or charged. 145 mph is above tour speed. Is it 145 km/h, which is 90.1 mph?',
  },
  payloadTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    status: 413,
    title: 'The body is too large',
    retry: 'never',
    happened: 'The body is larger than this operation accepts. It was not read completely.',
    fix: 'Send a smaller body. `detail` gives the limit.',
    example: 'The body may have at most 65536 bytes.',
  },
  sessionSpaceUsed: {
    code: 'SESSION_SPACE_USED',
    status: 413,
    title: 'No room for another session',
    retry: 'never',
    happened: 'This session would exceed the account’s limit for captured sessions, in bytes. It was not stored.',
    fix: 'Delete sessions you no longer need, or ask the operator to raise the limit.',
    example:
      'This session has 4000000 bytes, and 998000000 of the 1000000000 bytes that the account may keep are used.',
  },
  unsupportedMediaType: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    status: 415,
    title: 'The body must be plain JSON',
    retry: 'never',
    happened: 'The Content-Type is not application/json in UTF-8, or the body has a Content-Encoding.',
    fix: 'Send `Content-Type: application/json` and an uncompressed UTF-8 body.',
    example: 'Send application/json, not application/xml.',
  },
  payloadVersionUnsupported: {
    code: 'PAYLOAD_VERSION_UNSUPPORTED',
    status: 426,
    title: 'This payload version is no longer accepted',
    retry: 'never',
    happened: 'The session was sent in a format older than `minPayloadVersion`.',
    fix: 'Update the sending app to a version that writes `minPayloadVersion` or later.',
    example: 'Payload version 1 is no longer accepted; send version 2 or newer.',
    exampleMembers: { minPayloadVersion: 2 },
  },
  rateLimited: {
    code: 'RATE_LIMITED',
    status: 429,
    title: 'Too many requests',
    retry: 'after Retry-After',
    happened: 'The credential or IP address sent more requests than its limit allows.',
    fix: 'Wait the number of seconds in `Retry-After`. The `RateLimit` header shows what is left.',
    example: 'Too many requests: wait 12 seconds.',
    exampleMembers: { retryAfter: 12 },
  },
  quotaExceeded: {
    code: 'QUOTA_EXCEEDED',
    status: 429,
    title: 'No fittings left this month',
    retry: 'after resetsAt',
    happened: 'This month’s included fittings and all purchased credits are used.',
    fix: 'Buy credits or wait until `resetsAt`. Free operations keep working.',
    example: 'All 25 included fittings of March are used.',
    exampleMembers: { resetsAt: '2027-04-01T00:00:00.000Z', retryAfter: 86_400 },
  },
  dailyCapReached: {
    code: 'DAILY_CAP_REACHED',
    status: 429,
    title: 'This credential has no fittings left today',
    retry: 'after resetsAt',
    happened:
      'AI platforms connected to the account, a publishable key, or its test keys have used their fittings for this UTC day.',
    fix: 'Wait until `resetsAt` (midnight UTC). Free operations keep working.',
    example: 'All 50 agent fittings of today are used.',
    exampleMembers: { resetsAt: '2027-03-15T00:00:00.000Z', retryAfter: 3600 },
  },
  misreadCapReached: {
    code: 'MISREAD_CAP_REACHED',
    status: 429,
    title: 'This account has sent enough rows today',
    retry: 'after resetsAt',
    happened: 'The account has sent the operator its daily number of rows that were read wrong.',
    fix: 'Wait until `resetsAt` (midnight UTC), or write to the operator.',
    example: 'The account has sent all 10 rows of today. Send another after midnight UTC.',
    exampleMembers: { resetsAt: '2027-03-15T00:00:00.000Z', retryAfter: 3600 },
  },
  internal: {
    code: 'INTERNAL',
    status: 500,
    title: 'Something went wrong on our side',
    retry: 'same key',
    happened: 'An error in the service. It was logged under the request id in `instance`.',
    fix: 'Send the request again, with the same Idempotency-Key if it had one; if it fails again, report the request id.',
    example: 'The request could not be completed. Include the request id when reporting this.',
  },
  fittersUnavailable: {
    code: 'FITTERS_UNAVAILABLE',
    status: 503,
    title: 'The fitter directory is not loaded',
    retry: 'after Retry-After',
    happened: 'This installation has no fitter directory, or the directory is still loading.',
    fix: 'Try again later, or ask the operator to import a directory.',
    example: 'No fitter directory is loaded.',
    retryAfter: 300,
  },
  catalogUnavailable: {
    code: 'CATALOG_UNAVAILABLE',
    status: 503,
    title: 'The catalog is not available',
    retry: 'after Retry-After',
    happened: 'The catalog is still loading or could not be read.',
    fix: 'Wait the number of seconds in `Retry-After`, then try again.',
    example: 'The catalog is being loaded.',
    retryAfter: 5,
  },
  labNotConfigured: {
    code: 'LAB_NOT_CONFIGURED',
    status: 503,
    title: 'The lab is not configured',
    retry: 'never',
    happened: 'The operator has not set LAB_SIGNING_SECRET, which signs links to the lab.',
    fix: 'Ask the operator to configure the lab. You can still read the fitting.',
    example: 'This installation has no secret for signing links (LAB_SIGNING_SECRET), so there is no lab.',
  },
  webhooksNotConfigured: {
    code: 'WEBHOOKS_NOT_CONFIGURED',
    status: 503,
    title: 'Webhooks are not configured',
    retry: 'never',
    happened: 'The operator has not set LAB_SIGNING_SECRET, which encrypts the secrets of webhook endpoints.',
    fix: 'Ask the operator to configure webhooks. You can still read fittings.',
    example: 'This installation has no secret for encrypting webhook secrets (LAB_SIGNING_SECRET).',
  },
  storageUnavailable: {
    code: 'STORAGE_UNAVAILABLE',
    status: 503,
    title: 'The database is not available',
    retry: 'after Retry-After',
    happened: 'The database did not answer in time or refused the connection.',
    fix: 'Wait the number of seconds in `Retry-After`, then send the same request, with the same Idempotency-Key if it had one. If it had none and the answer has a `fittingId`, read that fitting first: it may have been stored and charged.',
    example: 'The database did not answer in time. Try again in a few seconds.',
    retryAfter: 5,
  },
  overloaded: {
    code: 'OVERLOADED',
    status: 503,
    title: 'The service is overloaded',
    retry: 'after Retry-After',
    happened: 'Too much work is waiting to finish in time, so this request was refused early.',
    fix: 'Wait the number of seconds in `Retry-After`, then try again.',
    example: 'The service is busy.',
    retryAfter: 2,
  },
  notReady: {
    code: 'NOT_READY',
    status: 503,
    title: 'Not ready to serve',
    retry: 'after Retry-After',
    happened: 'The service is starting, stopping, cannot reach its database, or has found damage in it.',
    fix: 'Send traffic to another replica until /readyz answers 200.',
    example: 'The database does not respond.',
    retryAfter: 5,
  },
} as const satisfies Record<string, ProblemSpec>

/** Name of a problem in the code. */
export type ProblemName = keyof typeof problems
