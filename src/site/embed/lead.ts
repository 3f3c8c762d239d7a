import { Value } from '@sinclair/typebox/value'
import { insertLead } from '../../features/webhooks/index.ts'
import { selectLook } from '../../identity/accounts/index.ts'
import { EmailAddress, PlainName } from '../../identity/wishes/index.ts'
import { type Html, html, unescaped } from '../../pages/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { readForm } from '../../platform/http/form.ts'
import { createWindowCounter } from '../../platform/http/window-counter.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { fill, type Reader } from '../lab/index.ts'

/** What became of a form, as the address of the page says it. */
const outcomes = ['sent', 'wrongName', 'wrongEmail', 'wrongConsent', 'often', 'closed'] as const
type Outcome = (typeof outcomes)[number]

/** The parameter that says it. */
export const outcomeParameter = 'lead'

/** Forms that one sender may send to one account in an hour, by each process. */
const perHour = 5
const sent = createWindowCounter(3_600_000)

/** Below the fitting: the visitor lets the shop contact them. @param outcome Of the form before, from the address. */
export const leadForm = (
  { texts: { framed } }: Pick<Reader, 'texts'>,
  { shop, action, outcome }: { readonly shop: string; readonly action: string; readonly outcome: string | null },
): Html => {
  const { lead } = framed
  const said = outcomes.find((one) => one === outcome)
  const told =
    said === undefined
      ? ''
      : html`<p class="told${said === 'sent' ? '' : ' wrong'}" role="status">${fill(lead[said], { shop })}</p>\n`
  const form = html`<p>${fill(lead.lead, { shop })}</p>
<form method="post" action="${action}" target="_self">
<div class="fields">
<div><label for="lead-name">${lead.name}</label>
<input id="lead-name" name="name" required maxlength="100" autocomplete="name"></div>
<div><label for="lead-email">${lead.email}</label>
<input id="lead-email" name="email" type="email" required maxlength="200" autocomplete="email"></div>
</div>
<label class="tick"><input type="checkbox" name="consent" value="yes" required> <span>${fill(lead.consent, { shop })}</span></label>
<button>${lead.send}</button>
<p class="soft">${fill(lead.kept, { shop })}</p>
</form>
`
  return html`<section class="lead-form" id="lead" aria-labelledby="lead-title">
<h2 id="lead-title">${lead.title}</h2>
${told}${said === 'sent' ? '' : form}</section>
`
}

/** Name that an account goes by on its pages. */
export const shopName = ({ name, company }: Awaited<ReturnType<typeof selectLook>>): string => name ?? company

/** Whoever sends a form. */
interface Sender {
  readonly accountId: string
  readonly fittingId: string
  /** Null: it cannot be told. */
  readonly sender: string | null
  readonly reader: Reader
}

/** Tell the shop. Without consent nothing is kept. */
export const takeLead = async (
  deps: { readonly sql: Sql; readonly clock: Clock },
  request: Request,
  { accountId, fittingId, sender, reader }: Sender,
): Promise<Outcome> => {
  const form = await readForm(request)
  const name = (form.get('name') ?? '').trim()
  const email = (form.get('email') ?? '').trim()
  if (form.get('consent') !== 'yes') return 'wrongConsent'
  if (!Value.Check(PlainName, name)) return 'wrongName'
  if (!Value.Check(EmailAddress, email)) return 'wrongEmail'
  if (sent.add(`${accountId} ${sender ?? ''}`).count > perHour) return 'often'
  const shop = shopName(await selectLook(deps.sql, accountId))
  const consent = unescaped(fill(reader.texts.framed.lead.consent, { shop }).text)
  const messageId = newId('msg', deps.clock())
  return (await insertLead(deps, { accountId, messageId, data: { fittingId, name, email, consent } }))
    ? 'sent'
    : 'closed'
}
