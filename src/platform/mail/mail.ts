import type { Log } from '../log/log.ts'
import type { Config } from '../settings/settings.ts'
import { parseMailAddress } from './mail-address.ts'

/** A message in plain text, from the operator's address. */
interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** A message that is sent again with the same key is the same message to those who receive it. */
  readonly key?: string | undefined
}

/** Whether the operator has set up mail. */
export const sendsMail = ({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): boolean =>
  smtpUrl !== undefined && mailFrom !== undefined

/** A server that does not answer is given up, so that nobody waits at a page for it. */
const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Send a message by the operator's server. The library is loaded with the first one. @returns False: the server did not take it. */
export const sendMail = async (
  { config: { smtpUrl, mailFrom }, log }: { readonly config: Config; readonly log: Log },
  { to, subject, text, key }: Message,
): Promise<boolean> => {
  if (smtpUrl === undefined || mailFrom === undefined) return false
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ ...waits, ...parseMailAddress(smtpUrl) })
  try {
    // As an object, so that nothing in what was typed is read as a second recipient.
    const messageId = key && `<${key}@${mailFrom.split('@')[1]}>`
    await transport.sendMail({
      from: mailFrom,
      ...(messageId && { messageId }),
      to: { name: '', address: to },
      subject,
      text,
    })
    return true
  } catch (error) {
    // Only the codes: the library names the address in the rest, which no log holds.
    const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
    log.warn('mail server took no message', { code, responseCode })
    return false
  } finally {
    transport.close()
  }
}
