import { type Static, Type } from '@sinclair/typebox'
import { closed } from '../../platform/schema.ts'
import { PlainName } from '../wishes/index.ts'

/** What each member of a look must be. */
export const lookForms = {
  name: PlainName['form'] as string,
  accent: 'a color such as #1d6b43',
  logo: 'the https URL of a picture',
} as const

/** What may be said of how the studio looks on the account's own pages. What is left out is not shown. */
export const LookWish = closed({
  name: Type.Optional({ ...PlainName, description: 'Name above the form (the company’s if omitted).' }),
  accent: Type.Optional(
    Type.String({
      pattern: '^#[0-9A-Fa-f]{6}$',
      form: lookForms.accent,
      description: 'Color of buttons and links, such as #1d6b43.',
    }),
  ),
  logo: Type.Optional(
    Type.String({
      maxLength: 500,
      pattern: '^https?://\\S+$',
      form: lookForms.logo,
      description: 'URL of a picture on an origin of one of the account’s publishable keys.',
    }),
  ),
})
/** How the studio looks on the account's own pages. */
export type AccountLook = Static<typeof LookWish>
