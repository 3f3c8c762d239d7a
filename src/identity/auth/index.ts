export { access, callerOf } from './access.ts'
export { admit, admitAs, authenticate, type Gate, principalOf } from './bearer.ts'
export type { TokenCache, TokenVerifier } from './credentials.ts'
export { directOnly } from './direct.ts'
export {
  type HashedCredential,
  opensDashboard,
  type Principal,
  type Publishable,
  type Role,
  requireScope,
  roles,
  type Scope,
  type ShopRow,
  scopes,
  shopOf,
} from './principal.ts'
export { isStudioOperation, isVisitorOperation } from './publishable.ts'
export { resourceMetadataUrl } from './resource-metadata.ts'
export { hashOfToken, isToken, newToken, prefixOf, type TokenPrefix } from './token.ts'
export { principalOfTools } from './tool-credential.ts'
