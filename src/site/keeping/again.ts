import { selectGolferOf, setGolferOf } from '../../features/golfers/index.ts'
import { answerAnalyze, crossFieldProblems, FittingRequest } from '../../fitting/index.ts'
import { readHandicap } from '../../golf/handicap.ts'
import { systemOf, unitOf } from '../../golf/quantity.ts'
import { selectShop } from '../../identity/accounts/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { countRequest } from '../../platform/http/limits/rate-limit.ts'
import { fieldProblems } from '../../platform/schema.ts'
import { fill, type Reader } from '../lab/index.ts'
import {
  boundsFor,
  fieldNumber,
  fieldSaid,
  formKey,
  formKeyProblems,
  numberFields,
  typedNumber,
} from '../studio/index.ts'
import { beyond, inputNumber, measureOf } from './numbers.ts'
import { finishedFitting, type Place, type View, type Visit } from './visit.ts'

type FieldName = keyof typeof numberFields

const inputOf = async (visit: Visit): Promise<FittingRequest> => {
  const { corrects: _, ...input } = (await finishedFitting(visit, visit.id)).input
  return input
}

const seeAgain = async (visit: Visit): Promise<View> => page(visit, await inputOf(visit))

/** @param refusal Why the form comes back. */
const page = ({ id, reader, query }: Visit, input: FittingRequest, refusal?: Html | string): View => {
  const { keep, studio } = reader.texts
  const known = knownIn(input)
  const chosen = known.find((name) => name === query.get('field')) ?? known[0]
  if (chosen === undefined) return { title: keep.again, content: html`<p class="notice">${keep.noNumbers}</p>` }
  const { measure, path } = numberFields[chosen]
  const now = inputNumber(input, path)!
  const unit = measure === null ? '' : unitOf(measure, reader.system).unit
  return {
    title: keep.again,
    status: refusal === undefined ? 200 : 400,
    content: html`<p class="lead">${keep.againLead}</p>
${refusal === undefined ? '' : html`<p class="told wrong" role="alert">${refusal}</p>\n`}<nav class="fields" aria-label="${keep.whichNumber}">${known.map((name) => html`<a href="/fittings/${id}/again?field=${name}"${name === chosen ? html` aria-current="page"` : ''}>${studio.names[name]}: ${valueIn(reader, input, name)}</a>\n`)}</nav>
<form method="post" action="/fittings/${id}/again?field=${chosen}" class="card">
<input type="hidden" name="system" value="${reader.system}">
<label for="value">${studio.names[chosen]}${unit === '' ? '' : ` (${unit})`}</label>
<input id="value" name="value" inputmode="decimal" autocomplete="off" required maxlength="10" value="${fieldNumber(measure, reader.system, now)}" aria-describedby="price">
<p class="hint" id="price">${keep.againPrice}</p>
<button>${keep.fitAgain}</button>
</form>`,
  }
}

const knownIn = (input: FittingRequest): FieldName[] =>
  (Object.keys(numberFields) as FieldName[]).filter((name) => inputNumber(input, numberFields[name].path) !== undefined)

const valueIn = (reader: Reader, input: FittingRequest, name: FieldName): Html => {
  const { measure, path } = numberFields[name]
  return measureOf(reader, measure, inputNumber(input, path)!)
}

/** Fits again, and shows both. The key of the form makes a second click the same fitting. */
const doAgain = async (visit: Visit): Promise<string | View> => {
  const { deps, person, asked, form, id, query, reader } = visit
  const { keep } = reader.texts
  const input = await inputOf(visit)
  const name = knownIn(input).find((one) => one === query.get('field'))
  if (name === undefined) return page(visit, input, keep.noNumbers)
  const { measure, path } = numberFields[name]
  const system = systemOf(form.get('system'))
  const text = form.get('value') ?? ''
  const value = name === 'handicap' ? readHandicap(text) : typedNumber(measure, system, text)
  if (value === null || value === undefined) return page(visit, input, keep.notANumber)
  const body = changed(input, path, value)
  const [wrong] = [...fieldProblems(FittingRequest, body), ...crossFieldProblems(body)]
  if (wrong !== undefined) {
    const bounds = boundsFor(numberFields[name].bounds, input.clubType)
    const isWithin = typeof value !== 'number' || (value >= bounds.min && value <= bounds.max)
    const said = reader.texts.studio.names[name]
    const refusal = isWithin
      ? fill(keep.wrongNumber, { detail: fieldSaid(reader, wrong) })
      : beyond(reader, said, { measure, bounds, system })
    return page(visit, input, refusal)
  }
  const [wrongKey] = formKeyProblems(form)
  if (wrongKey !== undefined) return page(visit, input, fieldSaid(reader, wrongKey))
  await countRequest(deps.limits, 'analyze', person.personId, {})
  const shop = await selectShop(deps.sql, person.accountId)
  const scopes = ['fittings:create', 'fittings:read'] as const
  const { fittingId } = await answerAnalyze(deps, {
    principal: { ...person, scopes, ...shop },
    body,
    detail: 'full',
    askFirst: undefined,
    headers: formKey(form),
    set: asked.set,
  })
  const golfer = await selectGolferOf(deps.sql, person.accountId, id)
  if (golfer !== null) await setGolferOf(deps.sql, person.accountId, fittingId, golfer.id)
  return `/fittings/compare?of=${id}&of=${fittingId}`
}

const changed = (input: FittingRequest, path: string, value: number | string): FittingRequest => {
  const [part, member] = path.split('.')
  const before = (input as unknown as Record<string, object>)[part!]
  return { ...input, [part!]: { ...before, [member!]: value } } as FittingRequest
}

/** Page and form of the same golfer with another number. */
export const againPlaces = { '/fittings/:id/again': { get: seeAgain, post: doAgain } } as const satisfies Record<
  string,
  Place
>
