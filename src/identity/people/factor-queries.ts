import type { Sql } from '../../platform/postgres/sql.ts'

/** The second factor of somebody, as it is stored. */
interface StoredFactor {
  /** Sealed. */
  readonly secret: string
  /** Recovery codes that still work. */
  readonly codes: number
}

/** Null: they have none. */
export async function selectFactor(sql: Sql, personId: string): Promise<StoredFactor | null> {
  const [factor] = await sql<StoredFactor>`
    select secret, (select count(*)::int from recovery_codes r where r.person_id = f.person_id) as codes
      from second_factors f where person_id = ${personId}`
  return factor ?? null
}

/** Store a second factor. @returns False when they have one. */
export async function insertFactor(sql: Sql, personId: string, secret: string, step: number): Promise<boolean> {
  const rows = await sql`
    insert into second_factors (person_id, secret, last_step) values (${personId}, ${secret}, ${step})
    on conflict do nothing returning person_id`
  return rows.length === 1
}

/** Take the second factor away, with its recovery codes. @returns False when there is none. */
export async function deleteFactor(sql: Sql, personId: string): Promise<boolean> {
  return (await sql`delete from second_factors where person_id = ${personId} returning person_id`).length === 1
}

/** Take a code once. @returns False when it, or a later one, was taken before. */
export async function takeStep(sql: Sql, personId: string, step: number): Promise<boolean> {
  const rows = await sql`
    update second_factors set last_step = ${step}
     where person_id = ${personId} and last_step < ${step} returning person_id`
  return rows.length === 1
}

/** Take a recovery code once. @returns False when it is none. */
export async function takeRecoveryCode(sql: Sql, personId: string, hash: string): Promise<boolean> {
  const rows = await sql`delete from recovery_codes where person_id = ${personId} and hash = ${hash} returning hash`
  return rows.length === 1
}

/** Put new recovery codes in the place of those before. */
export async function replaceRecoveryCodes(sql: Sql, personId: string, hashes: readonly string[]): Promise<void> {
  await sql`delete from recovery_codes where person_id = ${personId}`
  await sql`
    insert into recovery_codes (person_id, hash) select ${personId}, hash from unnest(${hashes}::text[]) as hash`
}

/** Sealed second factors in the order of their people, after one of them. */
export function selectFactors(
  sql: Sql,
  after: string,
  atMost: number,
): Promise<{ personId: string; secret: string }[]> {
  return sql<{ personId: string; secret: string }>`
    select person_id as "personId", secret from second_factors
     where person_id > ${after} order by person_id limit ${atMost}`
}

/** Put another seal of the same second factor in place. */
export async function updateFactor(sql: Sql, personId: string, before: string, secret: string): Promise<void> {
  await sql`update second_factors set secret = ${secret} where person_id = ${personId} and secret = ${before}`
}
