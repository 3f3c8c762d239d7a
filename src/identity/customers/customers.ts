import { type Static, Type } from '@sinclair/typebox'
import type { Clock } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { closed } from '../../platform/schema.ts'
import { hiddenCharacters } from '../../platform/text/plain-text.ts'
import { PlainName } from '../wishes/index.ts'
import { type Customer, insertCustomer, selectSame } from './queries.ts'

/** What an account says about one of its customers. */
export const NewCustomer = closed({
  email: Type.String({ format: 'email', form: 'name@example.com', maxLength: 320, description: 'Email address.' }),
  name: Type.Optional(
    Type.String({
      ...PlainName,
      maxLength: 200,
      form: '1 to 200 characters, and none that is invisible or turns the direction of text',
      description: 'Name of the customer.',
    }),
  ),
  // Without @, so that it is never mistaken for somebody's address.
  ref: Type.Optional(
    Type.String({
      pattern: `^[^\\s@${hiddenCharacters}]{1,100}$`,
      form: "your own id of the customer, without spaces or '@'",
      description: 'Your own id for the customer, as sent by your app.',
    }),
  ),
})
export type CustomerInput = Static<typeof NewCustomer>

/** What working on customers takes. */
export interface CustomerTools {
  readonly sql: Sql
  readonly clock: Clock
}

/**
 * Add a customer to an account. One that is there already with the same words is returned as it is.
 * @returns null when there is no such account, or the account has another customer with this address or ref.
 */
export const addCustomer = async (
  { sql, clock }: CustomerTools,
  accountId: string,
  { email, name, ref }: CustomerInput,
): Promise<Customer | null> => {
  const createdAt = clock()
  const customer = { id: newId('cus', createdAt), email, name: name ?? null, ref: ref ?? null, createdAt }
  if (await insertCustomer(sql, accountId, customer)) return customer
  return selectSame(sql, accountId, customer)
}
