/** Who has the millions of fittings of `fill.ts`: half of them fifty accounts of 100,000, half four hundred smaller ones. */
export const bigAccounts = 50
export const smallAccounts = 400
/** Accounts of their own, with so many fittings each. */
export const ladder: readonly number[] = [0, 100, 1_000, 10_000, 100_000]
/** Days over which they were made, in even steps. */
export const days = 400
/** Share that is not erased, the latest. */
export const wholeShare = 0.3

/** The account of a place in that order, from 1 on. */
export const accountId = (place: number): string => `acc_${String(place).padStart(26, '0')}`

/** The account of a step of the ladder. */
export const ladderAccountId = (step: number): string => accountId(bigAccounts + smallAccounts + 1 + step)
