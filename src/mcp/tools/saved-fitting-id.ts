import { latestFitting } from '../../fitting/index.ts'
import type { ClubType } from '../../golf/names/words.ts'
import type { Principal } from '../../identity/auth/index.ts'
import { problem } from '../../platform/errors.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { say } from '../../words/say.ts'

/** What a tool takes in place of an id. */
const latest = 'last'

/**
 * The id of a fitting as a tool was told it: `last` is the latest that this caller made, never one of
 * another person’s connection or of a visitor of the account’s pages, whose words would reach the model.
 * @param clubType Only of these clubs.
 * @throws fittingNotFound for `last` where there is none
 */
export const savedFittingId = async (
  sql: Sql,
  principal: Principal,
  said: string,
  clubType: ClubType | null = null,
): Promise<string> => {
  if (said !== latest) return said
  const found = await latestFitting(sql, principal, clubType)
  if (found !== null) return found
  const detail = clubType === null ? say('fittings.noneYet') : say('fittings.noneOfType', { type: clubType })
  throw problem('fittingNotFound', { detail })
}
