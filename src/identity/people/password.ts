import { fill, type Reader } from '../../pages/index.ts'
import { enterLine, inTurn } from './password-line.ts'

/** @source OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, 2 iterations, 1 degree of parallelism */
const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Length is what counts; there are no rules of composition. */
export const passwordCharactersMin = 12
/** Characters of a password at most: hashing costs time by length. */
export const passwordCharactersMax = 200

/** What is wrong with a password that somebody chose; null when nothing is. */
export const passwordProblem = (password: string, email: string): 'short' | 'long' | 'easy' | null => {
  if (password.length < passwordCharactersMin) return 'short'
  if (password.length > passwordCharactersMax) return 'long'
  if (new Set(password).size < 5 || password.toLowerCase() === email.toLowerCase()) return 'easy'
  return null
}

/** What is wrong with a password, in words for whoever chose it. */
export const weaknessIn = ({ texts }: Reader, weakness: 'short' | 'long' | 'easy'): string =>
  fill(texts.entry.weak[weakness], { min: passwordCharactersMin, max: passwordCharactersMax }).text

/** What is stored of a password. @throws overloaded */
export const hashPassword = async (password: string): Promise<string> => {
  const leaveLine = enterLine(null)
  try {
    return await inTurn(() => Bun.password.hash(plain(password), cost))
  } finally {
    leaveLine()
  }
}

/**
 * Whether this is the password. For somebody who does not exist it takes the same time. Attempts take a place in the line first.
 * @param hash Null: there is no such person.
 */
export const isPassword = (password: string, hash: string | null): Promise<boolean> =>
  inTurn(async () => (await Bun.password.verify(plain(password), hash ?? hashOfNobody)) && hash !== null)

/** Of a text that nobody knows any more, at the same cost. */
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$Jl7Wcs9+eR4fwSsDZyA+jX2/FMLwAZMT8L2AVea3FUw$KAX4aa5LNFC7y8wrqlnObVAi8RI4TBkMneIWxPeyrO4'

/** The same letters whichever way a keyboard composes them. */
const plain = (password: string): string => password.normalize('NFC')
