import type { Sql } from '../../platform/postgres/sql.ts'
import type { GolferProfile } from './schema.ts'

/** A golfer of an account. */
export interface Golfer {
  readonly id: string
  readonly name: string
  readonly profile: GolferProfile
}

/** The most that an account keeps. */
const golfersMax = 1_000

/** Store a golfer. False: the account has as many as it may, or is not there. */
export const insertGolfer = async (
  sql: Sql,
  accountId: string,
  { id, name, profile }: Golfer,
  at: Date,
): Promise<boolean> => {
  const rows = await sql`
    insert into golfers (account_id, id, name, profile, created_at)
    select id, ${id}, ${name}, ${profile}::json, ${at}::timestamptz from accounts
     where id = ${accountId} and erased_at is null
       and (select count(*) from golfers where account_id = ${accountId}) < ${golfersMax}
    returning id`
  return rows.length === 1
}

/** Store what was changed. False: there is no such golfer. */
export const updateGolfer = async (sql: Sql, accountId: string, { id, name, profile }: Golfer): Promise<boolean> => {
  const rows = await sql`
    update golfers set name = ${name}, profile = ${profile}::json
     where account_id = ${accountId} and id = ${id} returning id`
  return rows.length === 1
}

/** The golfers of an account by name. */
export const selectGolfers = (sql: Sql, accountId: string): Promise<Golfer[]> =>
  sql.read<Golfer>`
    select id, name, profile from golfers where account_id = ${accountId} order by lower(name), id limit ${golfersMax}`

/** A golfer; null: the account has none of this id. */
export const selectGolfer = async (sql: Sql, accountId: string, id: string): Promise<Golfer | null> => {
  const [row] = await sql.read<Golfer>`
    select id, name, profile from golfers where account_id = ${accountId} and id = ${id}`
  return row ?? null
}

/** Whose fitting it is; null: nobody said so. */
export const selectGolferOf = async (
  sql: Sql,
  accountId: string,
  fittingId: string,
): Promise<Pick<Golfer, 'id' | 'name'> | null> => {
  const [row] = await sql.read<Pick<Golfer, 'id' | 'name'>>`
    select g.id, g.name from fitting_golfers f join golfers g on g.account_id = f.account_id and g.id = f.golfer_id
     where f.account_id = ${accountId} and f.fitting_id = ${fittingId}`
  return row ?? null
}

/** Whose fittings these are, by their ids; those of nobody are left out. */
export const selectGolfersOf = (
  sql: Sql,
  accountId: string,
  fittingIds: readonly string[],
): Promise<{ fittingId: string; id: string; name: string }[]> =>
  sql.read<{ fittingId: string; id: string; name: string }>`
    select f.fitting_id as "fittingId", g.id, g.name
      from fitting_golfers f join golfers g on g.account_id = f.account_id and g.id = f.golfer_id
     where f.account_id = ${accountId} and f.fitting_id = any(${[...fittingIds]}::text[])`

/** Say whose fitting it is. Whoever erases the fitting in this moment waits, and erases this too. @param golferId Null: nobody's. @returns False: there is no such golfer or fitting, and nothing is changed. */
export const setGolferOf = async (
  sql: Sql,
  accountId: string,
  fittingId: string,
  golferId: string | null,
): Promise<boolean> => {
  if (golferId === null) {
    await sql`delete from fitting_golfers where account_id = ${accountId} and fitting_id = ${fittingId}`
    return true
  }
  const rows = await sql`
      insert into fitting_golfers (account_id, fitting_id, golfer_id)
      select g.account_id, f.id, g.id
        from golfers g, (select id from fittings
                          where account_id = ${accountId} and id = ${fittingId} and erased_at is null for share) f
       where g.account_id = ${accountId} and g.id = ${golferId}
          on conflict (account_id, fitting_id) do update set golfer_id = excluded.golfer_id
      returning fitting_id`
  return rows.length > 0
}

/** The newest fittings of a golfer, at most so many. */
export const selectFittingsOf = async (
  sql: Sql,
  accountId: string,
  golferId: string,
  max: number,
): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select fitting_id as id from fitting_golfers
     where account_id = ${accountId} and golfer_id = ${golferId}
     order by fitting_id desc limit ${max}`
  return rows.map(({ id }) => id)
}

/** The note on a fitting; null: there is none. */
export const selectNote = async (sql: Sql, accountId: string, fittingId: string): Promise<string | null> => {
  const [row] = await sql.read<{ text: string }>`
    select text from fitting_notes where account_id = ${accountId} and fitting_id = ${fittingId}`
  return row?.text ?? null
}

/** A note as somebody wrote it. */
interface Note {
  /** Empty: there is none any more. */
  readonly text: string
  /** Id of the person. */
  readonly by: string
  readonly at: Date
}

/** Store the note on a fitting. Whoever erases the fitting in this moment waits, and erases this too. */
export const setNote = async (
  sql: Sql,
  accountId: string,
  fittingId: string,
  { text, by, at }: Note,
): Promise<boolean> => {
  if (text === '') {
    await sql`delete from fitting_notes where account_id = ${accountId} and fitting_id = ${fittingId}`
    return true
  }
  const rows = await sql`
      insert into fitting_notes (account_id, fitting_id, text, noted_by, noted_at)
      select account_id, id, ${text}, ${by}, ${at}::timestamptz
        from (select account_id, id from fittings
               where account_id = ${accountId} and id = ${fittingId} and erased_at is null for share) f
          on conflict (account_id, fitting_id) do update
             set text = excluded.text, noted_by = excluded.noted_by, noted_at = excluded.noted_at
      returning fitting_id`
  return rows.length > 0
}

/** Remove a golfer, and the notes and leads of the golfer's fittings, which may name the golfer. False: there was none of this id. */
export const removeGolfer = async (sql: Sql, accountId: string, id: string): Promise<boolean> => {
  await sql`
    delete from fitting_notes
     where account_id = ${accountId}
       and fitting_id in (select fitting_id from fitting_golfers where account_id = ${accountId} and golfer_id = ${id})`
  await sql`
    delete from webhook_deliveries
     where account_id = ${accountId} and type = 'lead.created'
       and data ->> 'fittingId' in (select fitting_id from fitting_golfers
                                     where account_id = ${accountId} and golfer_id = ${id})`
  const rows = await sql`delete from golfers where account_id = ${accountId} and id = ${id} returning id`
  return rows.length === 1
}
