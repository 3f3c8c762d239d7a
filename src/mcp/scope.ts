import { type Principal, resourceMetadataUrl, type Scope } from '../identity/auth/index.ts'
import { problem } from '../platform/errors.ts'
import { say } from '../words/say.ts'

interface Scoped {
  readonly kind: 'tool' | 'resource'
  readonly name: string
  readonly scope: Scope | null
}

/**
 * A missing scope is an HTTP 403 before the call begins, so that a host can ask its user for more (step-up
 * authorization of the MCP specification). Only what this call needs is named: clients add it to what they have.
 * @throws insufficientScope
 */
export const refuseScope = (principal: Principal, { kind, name, scope }: Scoped, baseUrl: string): void => {
  if (scope === null || principal.scopes.includes(scope)) return
  throw problem('insufficientScope', {
    detail: say(kind === 'tool' ? 'access.toolNeedsScope' : 'access.resourceNeedsScope', { name, scope }),
    headers: {
      'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}", resource_metadata="${resourceMetadataUrl(baseUrl, '/mcp')}"`,
    },
  })
}
