import { type Static, Type } from '@sinclair/typebox'
import { closed } from '../../platform/schema.ts'

const originsMax = 20
const capMax = 100_000

/** What bounds a key that stands in the source of a web page. */
export const PublishableWish = closed(
  {
    origins: Type.Array(Type.String({ maxLength: 200 }), {
      minItems: 1,
      maxItems: originsMax,
      description: 'Pages that may use it, as scheme and host: https://shop.example.',
    }),
    dailyCap: Type.Integer({ minimum: 1, maximum: capMax, description: 'Fittings per UTC day.' }),
    shop: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9._-]{1,40}$',
        form: 'at most 40 letters, digits, dots, hyphens and underscores',
        description: 'Added to its store links, as svc_shop.',
      }),
    ),
  },
  { description: 'A key for use in a web page. It gives access only to the studio, with the studio’s scopes.' },
)
export type PublishableWish = Static<typeof PublishableWish>

/** What is wrong with the origin of a page, as the end of a sentence about it; null when nothing is. */
export const originProblem = (text: string): string | null => {
  const url = URL.parse(text)
  // It goes into the policy of pages, where `*` and `;` would mean something.
  if (url?.origin !== text || !/^[a-z]+:\/\/(\[::1\]|[a-z0-9.-]+)(:\d+)?$/.test(text))
    return 'must be only scheme and host, such as https://shop.example'
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || isLocal ? null : 'must start with https:// (or http://localhost, for testing)'
}
