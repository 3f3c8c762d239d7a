import { Type } from '@sinclair/typebox'
import { hiddenCharacters } from '../../platform/text/plain-text.ts'

/** Whether a text holds a character that it must not hold where people read it. */
export const hasHidden = (text: string): boolean => new RegExp(`[${hiddenCharacters}]`).test(text)

/** Name of something that people make: a key, a connection, a client. Blanks around it are not stored. */
export const PlainName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: `^(?=.*\\S)[^${hiddenCharacters}]*$`,
  form: '1 to 100 characters, not only blanks, and none that is invisible or turns the direction of text',
})

/**
 * Email address that a person signs in with, in plain letters: others look like them, and are someone else.
 * @source WHATWG HTML, valid e-mail address
 */
export const EmailAddress = Type.String({
  maxLength: 200,
  pattern:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$",
  form: 'name@company.com',
})
