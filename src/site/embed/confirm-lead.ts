import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { insertLead } from '../../features/webhooks/index.ts'
import { selectLook } from '../../identity/accounts/index.ts'
import { formResponse, html, page, unescaped } from '../../pages/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { otherMethod } from '../../platform/http/problems.ts'
import type { Log } from '../../platform/log/log.ts'
import { sendMail, sendsMail } from '../../platform/mail/mail.ts'
import { takeMailPlace } from '../../platform/mail/mail-days.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { closed } from '../../platform/schema.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { fill, type Reader, readerOf } from '../lab/index.ts'
import { shopName } from './shop-name.ts'

/** What confirming a lead needs. */
export interface ConfirmDeps {
  readonly sql: Sql
  readonly clock: Clock
  readonly config: Config
  readonly log: Log
  readonly signer: LinkSigner | null
}

/** Address of the page behind the link. */
export const confirmPath = '/confirm-contact'

/** All that the link holds, sealed: until somebody confirms it nothing is stored. */
const Pending = closed({
  accountId: Type.String(),
  messageId: Type.String(),
  expiresMs: Type.Number(),
  data: closed({ fittingId: Type.String(), name: Type.String(), email: Type.String(), consent: Type.String() }),
})
type Pending = Static<typeof Pending>

const about = 'contact to confirm'
/** How long a link works. */
const linkMs = 48 * 3_600_000

/** Whether addresses are confirmed by a message. Otherwise the shop is told that they are not. */
export const confirmsAddresses = ({ config, signer }: Pick<ConfirmDeps, 'config' | 'signer'>): boolean =>
  sendsMail(config) && signer !== null

/**
 * Ask whoever reads the mail of an address whether they want to be contacted. Nothing that was typed is in the message.
 * @returns `often`: that address got enough today; `closed`: the mail server took nothing.
 */
export async function askToConfirm(
  deps: ConfirmDeps,
  lead: Omit<Pending, 'expiresMs'>,
  { texts: { framed } }: Reader,
): Promise<'asked' | 'often' | 'closed'> {
  const { email } = lead.data
  const giveBack = await takeMailPlace(deps, about, email)
  if (giveBack === null) return 'often'
  const shop = shopName(await selectLook(deps.sql, lead.accountId))
  const pending: Pending = { ...lead, expiresMs: deps.clock().getTime() + linkMs }
  const ref = deps.signer!.seal(JSON.stringify(pending), about)
  const words = (text: string) => unescaped(fill(text, { shop: shop.replaceAll(/\s+/g, ' ') }).text)
  const { confirm } = framed
  const isSent = await sendMail(deps, {
    to: email,
    subject: words(confirm.subject),
    text: `${words(confirm.mail)}\n\n${deps.config.baseUrl}${confirmPath}?ref=${ref}\n\n${words(confirm.ignore)}\n`,
  })
  if (!isSent) await giveBack()
  return isSent ? 'asked' : 'closed'
}

const methods = ['GET', 'HEAD', 'POST']

/** The page behind the link, and its form: programs that only look at links in mail confirm nothing. */
export async function confirmAnswer(deps: ConfirmDeps, { request, noted }: Asked): Promise<Response> {
  const { method } = request
  if (!methods.includes(method)) throw otherMethod(method, methods)
  const ref = new URLSearchParams(queryOf(request)).get('ref') ?? ''
  const reader = readerOf(request)
  const pending = pendingIn(deps, ref)
  if (pending === null) return narrowPage(deps, reader, { words: reader.texts.framed.confirm.dead, status: 410 })
  noted.accountId = pending.accountId
  const { confirm, lead } = reader.texts.framed
  const shop = shopName(await selectLook(deps.sql, pending.accountId))
  if (method !== 'POST') return narrowPage(deps, reader, { words: pending.data.consent, ref })
  const { accountId, messageId, data } = pending
  const isTaken = await insertLead(deps, { accountId, messageId, data: { ...data, confirmed: true } })
  const words = unescaped(fill(isTaken ? confirm.done : lead.closed, { shop }).text)
  return narrowPage(deps, reader, { words, status: isTaken ? 200 : 409 })
}

/** Null: the link was not made here, or is too old. */
function pendingIn({ signer, clock }: ConfirmDeps, ref: string): Pending | null {
  const text = signer?.unseal(ref, about) ?? null
  const pending: unknown = text === null ? null : JSON.parse(text)
  return Value.Check(Pending, pending) && clock().getTime() < pending.expiresMs ? pending : null
}

function narrowPage(
  { config: { serviceName } }: ConfirmDeps,
  reader: Reader,
  { words, ref, status = 200 }: { readonly words: string; readonly ref?: string; readonly status?: number },
): Response {
  const { confirm } = reader.texts.framed
  const form =
    ref === undefined
      ? ''
      : html`<form method="post" action="${confirmPath}?ref=${ref}"><button>${confirm.agree}</button></form>`
  return formResponse(
    page({
      title: `${confirm.title} - ${serviceName}`,
      serviceName,
      reader,
      styles: ['/docs/components.css', '/docs/form.css'],
      main: html`<section class="narrow">
<h1>${confirm.title}</h1>
<p>${words}</p>
${form}
</section>`,
    }),
    { status, headers: { 'x-robots-tag': 'noindex, nofollow' } },
  )
}
