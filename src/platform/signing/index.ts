export { type LinkSigner, linkSigner } from './sign.ts'
