export { type CredentialRefusal, CredentialWish, endOf } from './credential.ts'
export { EmailAddress, hasHidden, PlainName } from './plain-text.ts'
export { countPeople, lockAccount, maxima } from './queries.ts'
export { makeOrRefuse, type Refusal, type Refuse, type Unchecked, wrongField } from './wish.ts'
