import { addressPrefix, type Listener, requestSender } from '../../platform/http/client-address.ts'

/** Who changes something. */
export interface Actor {
  /** `operator`: by the command line. `service`: by itself, or asked by a connected app. */
  readonly kind: 'operator' | 'person' | 'key' | 'connection' | 'app' | 'service'
  /** Of the person, key, agent connection or connected app. */
  readonly id: string | null
  /** Address prefix. */
  readonly from: string | null
}

/** The operator, who works by commands and has no id. */
export const operator: Actor = { kind: 'operator', id: null, from: null }
/** The service itself, or a connected app that asked it. */
export const service: Actor = { kind: 'service', id: null, from: null }

/** Where a request comes from, and how that can be told. */
interface Sent {
  readonly request: Request
  /** Null in tests without one. */
  readonly server: Listener | null
  readonly config: Parameters<typeof requestSender>[2]
}

const fromOf = ({ request, server, config }: Sent) => addressPrefix(requestSender(request, server, config))

/** Somebody who is signed in. */
export const personActor = (personId: string, sent: Sent): Actor => ({
  kind: 'person',
  id: personId,
  from: fromOf(sent),
})

const callers = { api_key: 'key', agent: 'connection', oauth: 'app' } as const

/** Actor of an API call, by its credential. */
export const callerActor = (
  { kind, keyId }: { readonly kind: keyof typeof callers | 'session'; readonly keyId: string },
  sent: Sent,
): Actor => {
  if (kind === 'session') throw new Error('sessions do not open the API')
  return { kind: callers[kind], id: keyId, from: fromOf(sent) }
}
