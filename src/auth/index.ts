export { admit, authenticate, principalOf } from './bearer.ts'
export { type Principal, requireScope, type Scope, scopes } from './principal.ts'
export { hashOfToken, isToken, newToken } from './token.ts'
export { principalOfTools } from './tool-credential.ts'
