import { addressPrefix, type Listener, requestSender } from '../../platform/http/client-address.ts'

/** Who changes something. */
export interface Actor {
  /** `operator`: by the command line. `service`: by itself, or asked by a connected app. */
  readonly kind: 'operator' | 'person' | 'key' | 'service'
  /** Of the person or key. */
  readonly id: string | null
  /** Address prefix. */
  readonly from: string | null
}

export const operator: Actor = { kind: 'operator', id: null, from: null }
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

/** Whoever has an API key. */
export const keyActor = (keyId: string, sent: Sent): Actor => ({ kind: 'key', id: keyId, from: fromOf(sent) })
