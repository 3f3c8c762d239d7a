export { type Claim, type LinkSigner, linkSigner } from './sign.ts'
