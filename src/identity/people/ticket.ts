import { createHmac, timingSafeEqual } from 'node:crypto'

/** A person as far as tickets are signed: with the hash of their password, so that a new password ends them. */
interface Owner {
  readonly id: string
  readonly passwordHash: string
}

/** The password was right; the code of the second factor comes with this ticket. */
export interface CodeNeeded {
  readonly ticket: string
}

const ticketMs = 10 * 60_000

/** Proves for ten minutes that somebody has entered their password. */
export function newTicket(owner: Owner, at: Date): string {
  const ends = String(at.getTime() + ticketMs)
  return `${owner.id}.${ends}.${signatureOf(owner, ends)}`
}

/** Whose ticket this would be; null: it is none. */
export function holderOf(ticket: string): string | null {
  return /^(per_[0-9A-Z]{26})\.\d{13}\.[\w-]{43}$/.exec(ticket)?.[1] ?? null
}

/** Whether a ticket of this person is genuine, and not too old. */
export function isTicket(owner: Owner, ticket: string, at: Date): boolean {
  const [, ends = '', signature = ''] = ticket.split('.')
  const right = signatureOf(owner, ends)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) && at.getTime() < Number(ends)
}

function signatureOf({ id, passwordHash }: Owner, ends: string): string {
  return createHmac('sha256', passwordHash).update(`sign-in ${id} ${ends}`).digest('base64url')
}
