export { isSealedWithNonce, type LinkSigner, linkSigner } from './sign.ts'
