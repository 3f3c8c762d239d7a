import { Value } from '@sinclair/typebox/value'
import {
  eraseGolfer,
  type Golfer,
  type GolferProfile,
  golferNameMax,
  insertGolfer,
  selectGolfer,
  selectGolferOf,
  selectGolfers,
  setGolferOf,
  updateGolfer,
} from '../../features/golfers/index.ts'
import { readFitting } from '../../fitting/index.ts'
import { readHandicap } from '../../golf/handicap.ts'
import { hands } from '../../golf/names/words.ts'
import { type System, systemOf, systems, unitOf } from '../../golf/quantity.ts'
import { PlainName } from '../../identity/wishes/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { problem } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { makeOnce } from '../../platform/postgres/claim.ts'
import { say } from '../../words/say.ts'
import { fill, type Reader } from '../lab/index.ts'
import { fieldNumber, heightBounds, numberFields, typedNumber } from '../studio/index.ts'
import { beyond } from './numbers.ts'
import { actorOf, type Place, type View, type Visit } from './visit.ts'

/** Why a form comes back. */
type Refusal = Html | string

const seeGolfers = async (visit: Visit): Promise<View> => listOf(visit)

const listOf = async ({ deps, person, reader }: Visit, refusal?: Refusal): Promise<View> => {
  const { keep, order } = reader.texts
  const golfers = await selectGolfers(deps.sql, person.accountId)
  return {
    title: keep.golfers,
    status: refusal === undefined ? 200 : 400,
    content: html`<p class="lead">${keep.golfersLead}</p>
${refusal === undefined ? '' : html`<p class="told wrong" role="alert">${refusal}</p>\n`}${golfers.length === 0 ? '' : html`<ul class="people">${golfers.map(({ id, name, profile }) => html`<li><a href="/golfers/${id}">${name}</a> <span class="soft">${order.hands[profile.handedness]}</span></li>\n`)}</ul>\n`}<h2>${keep.newGolfer}</h2>
<form method="post" action="/golfers" class="card">
${nameField(reader, '')}${handField(reader, 'right')}<button>${keep.save}</button>
</form>`,
  }
}

const nameField = ({ texts: { keep } }: Reader, value: string): Html =>
  html`<label for="name">${keep.name}</label>
<input id="name" name="name" required maxlength="${golferNameMax}" autocomplete="off" value="${value}">
`

const handField = ({ texts: { keep, order } }: Reader, chosen: string): Html =>
  html`<label for="handedness">${keep.hand}</label>
<select id="handedness" name="handedness">${hands.map((hand) => html`<option value="${hand}"${hand === chosen ? html` selected` : ''}>${order.hands[hand]}</option>`)}</select>
`

const doAdd = async (visit: Visit): Promise<string | View> => {
  const { deps, reader } = visit
  const golfer = readGolfer(visit, newId('glf', deps.clock()), { handedness: 'right', units: reader.system })
  if ('refusal' in golfer) return listOf(visit, golfer.refusal)
  const id = await addGolfer(visit, golfer)
  return id === null ? listOf(visit, reader.texts.keep.tooMany) : `/golfers/${id}`
}

/** The id of the golfer; of that which the same form made before, when it is sent again. */
const addGolfer = ({ deps: { sql, clock }, person: { accountId }, claim }: Visit, golfer: Golfer) =>
  makeOnce(sql, claim, golfer.id, (sql) => insertGolfer(sql, accountId, golfer, clock()))

/** Lengths and years of a body; heights are kept in feet and inches, and asked in one number. */
const bodyFields = [
  { name: 'height', measure: 'inches', bounds: heightBounds },
  { name: 'wristToFloor', ...numberFields.wristToFloor },
  { name: 'handLengthIn', ...numberFields.handLengthIn },
  { name: 'age', ...numberFields.age },
  { name: 'handicap', ...numberFields.handicap },
] as const

const bodyValue = (profile: GolferProfile, name: (typeof bodyFields)[number]['name']): number | string | undefined =>
  name === 'height'
    ? profile.heightFeet === undefined
      ? undefined
      : 12 * profile.heightFeet + (profile.heightInches ?? 0)
    : profile[name]

const seeGolfer = async (visit: Visit): Promise<View> => golferPage(visit, await golferAt(visit, visit.id))

/** A golfer of the account. @throws notFound */
export const golferAt = async ({ deps, person }: Visit, id: string): Promise<Golfer> => {
  const golfer = await selectGolfer(deps.sql, person.accountId, id)
  if (golfer === null) throw problem('notFound', { detail: say('refusal.noGolfer', { id }) })
  return golfer
}

const golferPage = ({ reader }: Visit, { id, name, profile }: Golfer, refusal?: Refusal): View => {
  const { keep, studio, units } = reader.texts
  const field = ({ name: key, measure }: (typeof bodyFields)[number]): Html => {
    const value = bodyValue(profile, key)
    const unit = measure === null ? '' : ` (${unitOf(measure, profile.units).unit})`
    return html`<div><label for="${key}">${studio.names[key]}${unit}</label>
<input id="${key}" name="${key}" inputmode="decimal" maxlength="10" autocomplete="off" value="${typeof value === 'number' ? fieldNumber(measure, profile.units, value) : (value ?? '')}"></div>
`
  }
  const { gender } = profile
  return {
    title: name,
    status: refusal === undefined ? 200 : 400,
    content: html`<p><a href="/fittings?golfer=${id}">${keep.fittingsOf}</a></p>
${refusal === undefined ? '' : html`<p class="told wrong" role="alert">${refusal}</p>\n`}<form method="post" action="/golfers/${id}" class="card">
<input type="hidden" name="shownIn" value="${profile.units}">
<div class="body">
<div>${nameField(reader, name)}</div>
<div>${handField(reader, profile.handedness)}</div>
<div><label for="units">${units.label}</label>
<select id="units" name="units">${systems.map((one) => html`<option value="${one}"${one === profile.units ? html` selected` : ''}>${units[one]}</option>`)}</select></div>
<div><label for="gender">${studio.names.gender}</label>
<select id="gender" name="gender"><option value="">${studio.unsaid}</option>${(['male', 'female'] as const).map((one) => html`<option value="${one}"${one === gender ? html` selected` : ''}>${studio.genders[one]}</option>`)}</select></div>
${bodyFields.map(field)}</div>
<button>${keep.save}</button>
</form>
<h2>${keep.erase}</h2>
<form method="post" action="/golfers/${id}/erase" class="card">
<label class="tick"><input type="checkbox" name="fittings" value="yes" checked> ${keep.eraseFittings}</label>
<button class="danger">${fill(keep.eraseGolfer, { name })}</button>
</form>`,
  }
}

const doChange = async (visit: Visit): Promise<string | View> => {
  const { deps, person } = visit
  const before = await golferAt(visit, visit.id)
  const golfer = readGolfer(visit, before.id, before.profile)
  if ('refusal' in golfer) return golferPage(visit, before, golfer.refusal)
  await updateGolfer(deps.sql, person.accountId, golfer)
  return `/golfers/${golfer.id}`
}

/** Why a golfer cannot have this name; null: it is a name. */
const wrongName = (name: string, { texts: { keep } }: Reader): string | null => {
  if (name === '') return keep.noName
  return Value.Check(PlainName, name) ? null : keep.hiddenName
}

/** A golfer as a form says; what it does not ask stays. Nothing that is typed is passed over. */
const readGolfer = (
  { form, reader }: Visit,
  id: string,
  before: GolferProfile,
): Golfer | { readonly refusal: Refusal } => {
  const name = (form.get('name') ?? '').trim().slice(0, golferNameMax)
  const wrong = wrongName(name, reader)
  if (wrong !== null) return { refusal: wrong }
  const handedness = form.get('handedness') === 'left' ? 'left' : 'right'
  if (!form.has('shownIn')) return { id, name, profile: { ...before, handedness } }
  const shownIn = systemOf(form.get('shownIn'))
  const units = systemOf(form.get('units'))
  const gender = form.get('gender') ?? ''
  const body = readBody(form, shownIn, reader)
  if ('refusal' in body) return body
  const { height, wristToFloor, handLengthIn, age, handicap } = body
  const profile: GolferProfile = {
    handedness,
    units,
    ...((gender === 'male' || gender === 'female') && { gender }),
    ...(height !== undefined && {
      heightFeet: Math.floor(Math.round(height) / 12),
      heightInches: Math.round(height) % 12,
    }),
    ...(wristToFloor !== undefined && { wristToFloor }),
    ...(handLengthIn !== undefined && { handLengthIn }),
    ...(age !== undefined && { age: Math.round(age) }),
    ...(handicap !== undefined && { handicap }),
  }
  return { id, name, profile }
}

type Body = Partial<Record<Exclude<(typeof bodyFields)[number]['name'], 'handicap'>, number>> &
  Pick<GolferProfile, 'handicap'>

/** The numbers of a body; what is left empty is not known. */
const readBody = (form: URLSearchParams, system: System, reader: Reader): Body | { readonly refusal: Refusal } => {
  const { keep, studio } = reader.texts
  const body: Record<string, number | string> = {}
  for (const { name, measure, bounds } of bodyFields) {
    const text = form.get(name) ?? ''
    if (text.trim() === '') continue
    const value = name === 'handicap' ? readHandicap(text) : typedNumber(measure, system, text)
    if (value === null || value === undefined) return { refusal: html`${studio.names[name]}: ${keep.notANumber}` }
    if (typeof value === 'number' && !(value >= bounds.min && value <= bounds.max))
      return { refusal: beyond(reader, studio.names[name], { measure, bounds, system }) }
    body[name] = value
  }
  return body
}

/** The profile goes, and with it the fittings where that is wished. */
const doErase = async (visit: Visit): Promise<string> => {
  const { deps, person, form } = visit
  const { id } = await golferAt(visit, visit.id)
  const wish = { areFittingsErased: form.get('fittings') === 'yes', by: actorOf(visit) }
  await eraseGolfer(deps, person.accountId, id, wish)
  return '/golfers'
}

const seeWhose = async (visit: Visit): Promise<View> => {
  await fittingAt(visit)
  return whosePage(visit)
}

/** The fitting that a page is about. @throws fittingNotFound */
const fittingAt = async ({ deps, person: { accountId }, id }: Visit) => {
  const read = await readFitting(deps, { accountId, fittingId: id, waitMs: 0 })
  if (read === null) throw problem('fittingNotFound', { detail: say('refusal.noFitting', { id }) })
  return read
}

const whosePage = async (visit: Visit, refusal?: Refusal): Promise<View> => {
  const { deps, person, id, reader } = visit
  const { keep } = reader.texts
  const [golfers, now] = await Promise.all([
    selectGolfers(deps.sql, person.accountId),
    selectGolferOf(deps.sql, person.accountId, id),
  ])
  return {
    title: keep.whose,
    status: refusal === undefined ? 200 : 400,
    content: html`${refusal === undefined ? '' : html`<p class="told wrong" role="alert">${refusal}</p>\n`}${
      golfers.length === 0
        ? ''
        : html`<form method="post" action="/fittings/${id}/golfer" class="card">
<label for="golfer">${keep.golfer}</label>
<select id="golfer" name="golfer"><option value="">${keep.nobody}</option>${golfers.map((one) => html`<option value="${one.id}"${one.id === now?.id ? html` selected` : ''}>${one.name}</option>`)}</select>
<button>${keep.save}</button>
</form>
`
    }<h2>${keep.newGolfer}</h2>
<form method="post" action="/fittings/${id}/golfer" class="card">
${nameField(reader, '')}<p class="hint">${keep.fromFitting}</p>
<button>${keep.save}</button>
</form>`,
  }
}

/** A new golfer has the body that the fitting was made with. */
const doWhose = async (visit: Visit): Promise<string | View> => {
  const { deps, person, id, form, reader } = visit
  const { accountId } = person
  const read = await fittingAt(visit)
  const name = (form.get('name') ?? '').trim().slice(0, golferNameMax)
  const wrong = name === '' && form.has('golfer') ? null : wrongName(name, reader)
  if (wrong !== null) return whosePage(visit, wrong)
  let golferId: string | null = form.get('golfer') || null
  if (name !== '') {
    const { handedness, gender, age, handicap, heightFeet, heightInches, wristToFloor } = read.row.input.golfer
    const known = { handedness, gender, age, handicap, heightFeet, heightInches, wristToFloor, units: reader.system }
    const profile = Object.fromEntries(
      Object.entries(known).filter(([, value]) => value !== undefined),
    ) as GolferProfile
    golferId = await addGolfer(visit, { id: newId('glf', deps.clock()), name, profile })
    if (golferId === null) return whosePage(visit, reader.texts.keep.tooMany)
  }
  if (!(await setGolferOf(deps.sql, accountId, id, golferId)))
    throw problem('notFound', {
      detail:
        golferId === null
          ? say('refusal.fittingErased', { id })
          : say('refusal.noGolferOrFitting', { golfer: golferId, fitting: id }),
    })
  return `/v1/fittings/${id}`
}

/** Pages and forms of golfers. */
export const golferPlaces = {
  '/golfers': { get: seeGolfers, post: doAdd },
  '/golfers/:id': { get: seeGolfer, post: doChange },
  '/golfers/:id/erase': { post: doErase, isForEnding: true },
  '/fittings/:id/golfer': { get: seeWhose, post: doWhose },
} as const satisfies Record<string, Place>
