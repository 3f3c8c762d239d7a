const run = globalThis as { clubwrightTestHash?: typeof Bun.password.hash } // one per run, not per file
run.clubwrightTestHash ??= Bun.password.hash
const asServed = run.clubwrightTestHash

/** Argon2id at the least that it can be asked for: a tenth of a millisecond, where a service takes 40 and 19 MB. */
const least = { algorithm: 'argon2id', memoryCost: 8, timeCost: 1 } as const

/**
 * Passwords cost least from now on, in this process alone: hundreds of people join in the tests. A hash names its cost, and verifying
 * follows it. No setting of the service lowers it: test/identity/people/password.test.ts hashes as a service does.
 */
export const hashCheaply = (): void => {
  Bun.password.hash = (password) => asServed(password, least)
}

/** Passwords cost what they cost in a service, until `hashCheaply`. */
export const hashAsServed = (): void => {
  Bun.password.hash = asServed
}
