import { createCipheriv, createHmac, hkdfSync } from 'node:crypto'

/** A text as releases before 0.2 sealed it: AES-256-GCM whose nonce follows from what the text is about. */
export const sealedBefore = (secret: string, text: string, about: string): string => {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `clubwright signed link: ${purpose}`, 32))
  const nonce = createHmac('sha256', key('nonce')).update(about).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', key('seal'), nonce)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}
