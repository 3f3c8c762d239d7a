import { type Catalog, type Head, noSuchClub } from '../../equipment/catalog/index.ts'
import { selectStock, skuOf } from '../../equipment/inventory/index.ts'
import {
  type BuildParam,
  type BuildParams,
  type LinkParams,
  needsSku,
  storeLink,
  templateFor,
} from '../../equipment/store-link/index.ts'
import { type FittedClub, findFittedClub } from '../../fitting/index.ts'
import { hands } from '../../golf/names/words.ts'
import type { Principal } from '../../identity/auth/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type FieldProblem, problem } from '../../platform/errors.ts'
import { sentence } from '../../platform/field-problems.ts'
import { newId } from '../../platform/ids.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Scorer } from '../../scoring/index.ts'
import { inEnglish } from '../../words/index.ts'
import { assemble } from './assemble.ts'
import type { Refused } from './choose.ts'
import { insertStoreLink } from './queries.ts'
import type { StoreLinkRequest, StoreLinkResponse } from './schema.ts'

/** One call for a link, whichever door it came through. */
interface StoreLinkCall {
  readonly principal: Pick<Principal, 'accountId' | 'isTest' | 'storeLink'>
  readonly request: StoreLinkRequest
  /** For usage reports: who called, through what, and whether it counts. */
  readonly platform: string | null
  readonly client: string | null
  readonly traffic: 'internal' | 'test' | null
}

/** Parts of the service that make a store link. */
export interface LinkDeps {
  readonly sql: Sql
  readonly clock: Clock
  readonly config: Config
  readonly scorer: Scorer
  readonly log: Log
}

/**
 * A link to the product page of a club with the build chosen, recorded under a reference of its own.
 *
 * Links are free and change nothing for the caller, so one that could not be recorded is answered all the same: the
 * failure is logged as a warning.
 *
 * @throws clubNotFound, fittingNotFound, fittingNotComplete, validationFailed for a fitting of another club type, and
 *   notOffered with every option that the club does not have
 */
export const buildStoreLink = async (deps: LinkDeps, call: StoreLinkCall): Promise<StoreLinkResponse> => {
  const { request, platform, principal } = call
  const { headId, fittingId } = request
  const { catalog } = deps.scorer.current().image
  const head = headNamed(catalog, headId)
  const fitted =
    fittingId === undefined ? null : await findFittedClub(deps, principal.accountId, fittingId, head, request.hand)
  const { chosen, refused, leftOut } = assemble(catalog, head, explicitOf(request), fitted?.params ?? null)
  if (refused.length > 0) throw notOffered(refused)

  const at = deps.clock()
  const reference = newId('lnk', at)
  const urlParams: LinkParams = {
    ...Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    ...(fittingId !== undefined && { fit: fittingId }),
    utm_source: platform ?? 'clubwright',
    utm_medium: 'api',
    utm_campaign: fittingId === undefined ? 'catalog' : 'fitting',
    utm_content: 'store-link',
    svc_ref: reference,
  }
  await record(deps, call, reference, at, fitted?.facts ?? null)
  return {
    success: true,
    url: await urlOf(deps, principal, head, urlParams),
    urlParams: { ...urlParams },
    headId: head.headId,
    brand: head.brand,
    model: head.model,
    year: head.year,
    ...(fittingId !== undefined && { fittingId }),
    reference,
    build: chosen.map(({ name, value, shown, from }) => ({ parameter: name, value, shown, from })),
    leftOut: [
      ...leftOut.map(({ name, received, problem }) => ({ name, value: received, why: inEnglish(problem) })),
      ...unsaid(fitted, request),
    ],
    compromises: [...inEnglish(fitted?.compromises ?? [])],
  }
}

const urlOf = async (
  { sql, config }: LinkDeps,
  { accountId, storeLink: own }: StoreLinkCall['principal'],
  { headId }: Head,
  params: LinkParams,
): Promise<string> => {
  const template = own ?? null
  const stock = template !== null && needsSku(template) ? await selectStock(sql, accountId) : []
  const { hand, loft } = params
  const sought = { headId, hand: hands.find((one) => one === hand), loft: loft === undefined ? loft : Number(loft) }
  const sku = skuOf(stock, sought)
  return storeLink(templateFor(template, config, sku), headId, params, sku ?? '')
}

const headNamed = (catalog: Catalog, headId: string): Head => {
  const head = catalog.head(headId)
  if (head !== undefined) return head
  throw problem('clubNotFound', { detail: noSuchClub(catalog, headId) })
}

/** Fields of the request by the parameters they set. */
const fieldOf = (name: BuildParam): string => (name === 'shaft' ? 'shaftId' : name === 'grip' ? 'gripId' : name)

const explicitOf = ({
  headId: _head,
  fittingId: _fitting,
  shaftId,
  gripId,
  ...same
}: StoreLinkRequest): BuildParams => ({
  ...Object.fromEntries(Object.entries(same).map(([name, value]) => [name, String(value)])),
  ...(shaftId !== undefined && { shaft: shaftId }),
  ...(gripId !== undefined && { grip: gripId }),
})

/** What the fitting says and no parameter can; a shaft named in the request replaces a nameless one, and the core was that of the fitted grip on the fitted shaft. */
const unsaid = (fitted: FittedClub | null, { shaftId, flex, gripId, gripSize }: StoreLinkRequest) => {
  const isOtherCore = [shaftId, flex, gripId, gripSize].some((sent) => sent !== undefined)
  return (fitted?.notInStore ?? []).filter(
    ({ name }) => (name !== 'shaft' || shaftId === undefined) && (name !== 'gripCore' || !isOtherCore),
  )
}

const notOffered = (refused: readonly Refused[]) => {
  const errors: FieldProblem[] = refused.map(({ name, received, problem: detail }) => ({
    pointer: `/${fieldOf(name)}`,
    detail,
    received,
  }))
  return problem('notOffered', { detail: sentence(errors), errors })
}

const record = async (
  { sql, log }: LinkDeps,
  call: StoreLinkCall,
  id: string,
  at: Date,
  facts: FittedClub['facts'] | null,
): Promise<void> => {
  const { principal, request, platform, client } = call
  const { accountId, isTest } = principal
  const traffic = isTest ? 'test' : call.traffic
  const { headId, fittingId = null } = request
  try {
    await insertStoreLink(sql, { accountId, id, headId, fittingId, platform, client, traffic, at, facts })
  } catch (error) {
    log.warn('a store link was not recorded', { accountId, reference: id, ...errorFacts(error) })
  }
}
