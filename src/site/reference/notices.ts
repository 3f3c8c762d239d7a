import { problem } from '../../platform/errors.ts'
import type { Config } from '../../platform/settings/config.ts'

/** What crawlers may read: pages. The rest needs a key, or a signed link that is for one person. */
export const robotsText = `User-agent: *
Allow: /v1/rules
Disallow: /v1/
Disallow: /mcp
Disallow: /sessions/
Disallow: /lab/
`

const contactDays = 90

/**
 * Whom to tell of a security hole (RFC 9116): only whoever runs this service can know. What is answered is current as long as
 * the service runs with that setting, so it expires a while after the day on which it was asked for.
 * @throws notFound where the operator names nobody
 */
export const securityText = ({ securityContact, baseUrl }: Config, now: Date): string => {
  if (securityContact === undefined)
    throw problem('notFound', {
      detail: 'The operator of this service has not set a security contact (SECURITY_CONTACT).',
    })
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + contactDays))
  return `Contact: ${securityContact}
Expires: ${expires.toISOString()}
Canonical: ${baseUrl}/.well-known/security.txt
`
}
