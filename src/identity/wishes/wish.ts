import type { TObject } from '@sinclair/typebox'
import type { Sql } from '../../platform/postgres/sql.ts'
import { fieldProblems } from '../../platform/schema.ts'

/** Why a wish is not fulfilled, as data: the door that it came through has the words. */
export interface Refusal<Id extends string> {
  readonly refused: Id
  /** The one of several that is wrong. */
  readonly received?: string
}

/** A wish as it came through a door that does not check. */
export type Unchecked<Wish> = { readonly [Member in keyof Wish]?: unknown }

/** The first field of a wish that is not as its schema has it, by its name: of `/publishable/origins/0` it is `origins`. */
export const wrongField = (schema: TObject, wish: object): string | null => {
  const [wrong] = fieldProblems(schema, wish)
  if (wrong === undefined) return null
  return wrong.pointer.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? ''
}

/** The error by which a transaction is rolled back: `throw refuse('maximum')`. */
export type Refuse<Id extends string> = (id: Id) => Error

/** Make something in a transaction that leaves nothing when it is refused. */
export const makeOrRefuse = async <Made, Id extends string>(
  sql: Sql,
  make: (sql: Sql, refuse: Refuse<Id>) => Promise<Made>,
): Promise<Made | Refusal<Id>> => {
  try {
    return await sql.begin((sql) => make(sql, (id) => new Refused(id)))
  } catch (error) {
    if (error instanceof Refused) return { refused: error.id as Id }
    throw error
  }
}

class Refused extends Error {
  readonly id: string
  constructor(id: string) {
    super(`refused: ${id}`)
    this.id = id
  }
}
