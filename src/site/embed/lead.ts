import { Value } from '@sinclair/typebox/value'
import { deliveryDays, insertLead, selectTakesLeads } from '../../features/webhooks/index.ts'
import { selectLook } from '../../identity/accounts/index.ts'
import { EmailAddress, PlainName } from '../../identity/wishes/index.ts'
import { type Html, html, unescaped, withFormKeys } from '../../pages/index.ts'
import { pathOf } from '../../platform/http/address.ts'
import { readForm } from '../../platform/http/body/form.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import { type Claim, formClaim, makeOnce } from '../../platform/postgres/claim.ts'
import { fill, type Reader } from '../lab/index.ts'
import { askToConfirm, type ConfirmDeps, confirmsAddresses } from './confirm-lead.ts'
import { shopName } from './shop-name.ts'

/** What became of a form: the shop has it, or the address is asked by mail. */
export const outcomes = ['sent', 'asked'] as const
type Outcome = (typeof outcomes)[number]

/** Why a form comes back, with the status of the page that has it. */
const refusals = { wrongName: 400, wrongEmail: 400, wrongConsent: 400, often: 429, closed: 409 } as const
type Refusal = keyof typeof refusals

/** What a visitor typed. */
interface Typed {
  readonly name: string
  readonly email: string
  readonly isAgreed: boolean
  /** By which a form that is sent again reaches the shop once. */
  readonly claim?: Claim | null
}

/** A form that comes back, with what was typed. */
interface Refused {
  readonly why: Refusal
  readonly typed: Typed
}

/** Status of the page with a form that comes back. */
export const refusedStatus = ({ why }: Refused): number => refusals[why]

/** Below the fitting: the visitor lets the shop contact them. @param outcome The form arrived: it is not shown again. */
export const leadForm = (
  { texts: { framed } }: Pick<Reader, 'texts'>,
  {
    shop,
    action,
    outcome,
    refused,
  }: {
    readonly shop: string
    readonly action: string
    readonly outcome: Outcome | undefined
    readonly refused?: Refused
  },
): Html => {
  const { lead } = framed
  const told = outcome
    ? html`<p class="told" role="status">${fill(lead[outcome], { shop })}</p>\n`
    : refused === undefined
      ? ''
      : html`<p class="told wrong" role="alert" id="lead-wrong">${fill(lead[refused.why], { shop })}</p>\n`
  const marked = (why: Refusal) =>
    refused?.why === why ? html` aria-invalid="true" aria-describedby="lead-wrong"` : ''
  const { name = '', email = '', isAgreed = false } = refused?.typed ?? {}
  const form = html`<p>${fill(lead.lead, { shop })}</p>
<form method="post" action="${action}" target="_self">
<div class="fields">
<div><label for="lead-name">${lead.name}</label>
<input id="lead-name" name="name" required maxlength="${PlainName.maxLength}" autocomplete="name" value="${name}"${marked('wrongName')}></div>
<div><label for="lead-email">${lead.email}</label>
<input id="lead-email" name="email" type="email" required maxlength="${EmailAddress.maxLength}" autocomplete="email" value="${email}"${marked('wrongEmail')}></div>
</div>
<label class="tick"><input type="checkbox" name="consent" value="yes" required${isAgreed ? html` checked` : ''}${marked('wrongConsent')}> <span>${fill(lead.consent, { shop })}</span></label>
<button>${lead.send}</button>
<p class="soft">${fill(lead.kept, { shop, days: deliveryDays })}</p>
</form>
`
  return withFormKeys(html`<section class="lead-form" id="lead" aria-labelledby="lead-title">
<h2 id="lead-title">${lead.title}</h2>
${told}${outcome ? '' : form}</section>
`)
}

/** Whoever sends a form. */
interface Sender {
  readonly accountId: string
  readonly fittingId: string
  readonly sender: string
  readonly reader: Reader
}

/** The fields of the form. */
export const readLead = async (request: Request, accountId: string): Promise<Typed> => {
  const form = await readForm(request)
  const text = (name: string) => (form.get(name) ?? '').trim()
  return {
    name: text('name'),
    email: text('email'),
    isAgreed: form.get('consent') === 'yes',
    claim: formClaim(accountId, pathOf(request), form),
  }
}

/**
 * Tell the shop, or first ask by mail whose address it is. Without consent nothing is kept.
 * @returns Why the form comes back, or what became of it.
 */
export const takeLead = async (
  deps: ConfirmDeps & { readonly limits: RateLimits },
  { name, email, isAgreed, claim = null }: Typed,
  { accountId, fittingId, sender, reader }: Sender,
): Promise<Refusal | Outcome> => {
  if (!isAgreed) return 'wrongConsent'
  if (!Value.Check(PlainName, name)) return 'wrongName'
  if (!Value.Check(EmailAddress, email)) return 'wrongEmail'
  const standing = await deps.limits.take('lead', `${accountId}:${sender}`)
  if (standing?.isAllowed === false) return 'often'
  const shop = shopName(await selectLook(deps.sql, accountId))
  const consent = unescaped(fill(reader.texts.framed.lead.consent, { shop }).text)
  const messageId = newId('msg', deps.clock())
  const data = { fittingId, name, email, consent }
  if (confirmsAddresses(deps)) {
    if (!(await selectTakesLeads(deps.sql, accountId))) return 'closed'
    return askToConfirm(deps, { accountId, messageId, data }, reader)
  }
  const lead = { accountId, messageId, data: { ...data, confirmed: false } }
  const made = await makeOnce(deps.sql, claim, messageId, (sql) => insertLead({ ...deps, sql }, lead))
  return made === null ? 'closed' : 'sent'
}
