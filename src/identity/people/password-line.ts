import { problem } from '../../platform/errors.ts'
import { say } from '../../words/say.ts'

/** Passwords at once: each takes 19 MB and a core for about 50 ms. */
const atOnceMax = 4
/** Longest line, about half a second of work: further sign-ins are refused. */
const lineMax = atOnceMax + 24
/** Places that only known devices have, so that a crowd of strangers shuts nobody out who was here before. */
const lineOfKnownMax = lineMax + 8
/** Of one sender. */
const perSenderMax = 6

let inLine = 0
const senders = new Map<string, number>()

/**
 * Take a place in the line of those whose password is hashed.
 * @param sender Null: somebody who is known.
 * @returns How to leave it. @throws overloaded when there is none
 */
export const enterLine = (sender: string | null): (() => void) => {
  const ofSender = sender === null ? 0 : (senders.get(sender) ?? 0)
  if (inLine >= (sender === null ? lineOfKnownMax : lineMax) || ofSender >= perSenderMax)
    throw problem('overloaded', { detail: say('access.line') })
  inLine++
  if (sender !== null) senders.set(sender, ofSender + 1)
  return () => {
    inLine--
    if (sender === null) return
    const left = senders.get(sender)! - 1
    if (left === 0) senders.delete(sender)
    else senders.set(sender, left)
  }
}

let running = 0
const waiting: (() => void)[] = []

/** Work with a password, a few at once. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running--
    else next() // takes this place
  }
}
