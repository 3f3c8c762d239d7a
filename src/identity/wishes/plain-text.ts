import { Type } from '@sinclair/typebox'

/**
 * What a name must not hold, as the inside of a character class: control characters, which a terminal obeys; marks that turn the
 * direction of text around them; and what nobody sees, by which two names look the same. The selector of emoji (FE0F) stays.
 */
const hidden =
  '\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uDB40\\uDB41'

/** Whether a text holds a character that it must not hold where people read it. */
export const hasHidden = (text: string): boolean => new RegExp(`[${hidden}]`).test(text)

/** Name of something that people make: a key, a connection, a client. Blanks around it are not stored. */
export const PlainName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: `^(?=.*\\S)[^${hidden}]*$`,
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
