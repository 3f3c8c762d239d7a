import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Actor, operator } from '../audit/index.ts'
import type { Role, TokenCache } from '../auth/index.ts'
import { plainEmail } from './people.ts'
import {
  deleteInvitation,
  deletePerson,
  type Invited,
  lockPeople,
  type Person,
  selectInvited,
  selectPeople,
  updateRole,
} from './queries.ts'

interface Tools {
  readonly sql: Sql
  readonly clock: Clock
}
interface Doors {
  readonly sql: Sql
  readonly keys: TokenCache
}

/** Who signs in for an account, and who was invited to. */
export interface Team {
  readonly people: Person[]
  readonly invited: Invited[]
}

/** The people of an account, and those invited whose links still work. */
export const team = async ({ sql, clock }: Tools, accountId: string): Promise<Team> => {
  const [people, invited] = await Promise.all([selectPeople(sql, accountId), selectInvited(sql, accountId, clock())])
  return { people, invited }
}

/** Take an invitation back. False when there is none. */
export const cancelInvitation = (
  { sql }: Pick<Tools, 'sql'>,
  accountId: string,
  email: string,
  by: Actor = operator,
): Promise<boolean> => deleteInvitation(sql, accountId, plainEmail(email), by)

/** What became of a change of somebody: an account keeps at least one owner. */
type Changed = 'changed' | 'nobody' | 'last owner'

/** Remove somebody from an account. They are signed out at once, everywhere. */
export const removeMate = (tools: Doors, accountId: string, personId: string, by: Actor = operator): Promise<Changed> =>
  changeMate(tools, accountId, { personId, role: null }, async (sql, { id }) => void (await deletePerson(sql, id, by)))

/** Give somebody of an account another role. */
export const changeRole = (
  tools: Doors,
  accountId: string,
  { personId, role }: { personId: string; role: Role },
  by: Actor = operator,
): Promise<Changed> => changeMate(tools, accountId, { personId, role }, (sql, { id }) => updateRole(sql, id, role, by))

const changeMate = async (
  { sql, keys }: Doors,
  accountId: string,
  { personId, role }: { personId: string; role: Role | null },
  change: (sql: Sql, person: Pick<Person, 'id' | 'email'>) => Promise<void>,
): Promise<Changed> => {
  const changed = await sql.begin(async (sql) => {
    const people = await lockPeople(sql, accountId)
    const person = people.find(({ id }) => id === personId)
    if (person === undefined) return 'nobody'
    const isOwned = role === 'owner' || people.some((other) => other.role === 'owner' && other.id !== personId)
    if (person.role === 'owner' && !isOwned) return 'last owner'
    await change(sql, person)
    return 'changed'
  })
  if (changed === 'changed') await keys.forget(personId)
  return changed
}
