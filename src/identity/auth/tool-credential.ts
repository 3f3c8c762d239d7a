import { problem } from '../../platform/errors.ts'
import { type Listener, requestSender } from '../../platform/http/client-address.ts'
import { inEnglish } from '../../words/index.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { type Gate, whyRefused } from './bearer.ts'
import { opensApi, type Principal } from './principal.ts'

/**
 * Who a request to the tool endpoint speaks for. Many MCP hosts have one field for "the key" and send it as it is, so
 * there the word Bearer may be missing.
 *
 * @param metadataUrl Of the protected-resource document that the challenge names (RFC 9728).
 * @throws rateLimited, storageUnavailable, and unauthorized with a challenge that says where to get a token and which scopes to ask for
 */
export const principalOfTools = async (
  { keys, config }: Gate,
  request: Request,
  server: Listener | null,
  metadataUrl: string,
): Promise<Principal> => {
  const authorization = request.headers.get('authorization')
  const token = authorization === null ? '' : authorization.trim().replace(bearerWord, '')
  if (token === '') throw refused(say('access.sendToken'), '', metadataUrl)
  const principal = await keys.verify(token, () => requestSender(request, server, config))
  if (principal !== null && opensApi(principal, `${config.baseUrl}/mcp`)) return principal
  const detail = whyRefused(token, keys)
  const error = `error="invalid_token", error_description="${inEnglish(detail).replaceAll('"', "'")}", `
  throw refused(detail, error, metadataUrl)
}

const bearerWord = /^bearer(?: +|$)/i

const refused = (detail: Message, error: string, metadataUrl: string) =>
  problem('unauthorized', {
    detail,
    headers: {
      'WWW-Authenticate': `Bearer ${error}resource_metadata="${metadataUrl}", scope="fittings:create fittings:read"`,
    },
  })
