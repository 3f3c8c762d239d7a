import { createHash } from 'node:crypto'
import { Elysia } from 'elysia'
import { problem } from '../../platform/errors.ts'
import { forOtherOrigins } from '../../platform/http/answers/security-headers.ts'
import { say } from '../../words/say.ts'
import { pictureAt } from './address.ts'
import { pictureStyle } from './draw.ts'

/** The URL contains a hash of the drawing, so its content never changes. */
const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  ...forOtherOrigins,
  // A drawing opened on its own may use its own colors, and nothing else.
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(pictureStyle).digest('base64')}'`,
}

/** Pictures of heads. Public: they are shown by pages and chats that hold no credential. */
export const pictures = new Elysia({ name: 'pictures' }).get(
  '/pictures/:file',
  ({ params }) => {
    const svg = pictureAt(params.file)
    if (svg === undefined) throw problem('notFound', { detail: say('missing.picture') })
    return new Response(svg, { headers })
  },
  { detail: { hide: true } },
)
