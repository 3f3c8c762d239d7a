import { Elysia } from 'elysia'
import { type FittingLine, type RunDeps, recordOf, selectFittings } from '../../fitting/index.ts'
import { databaseTime } from '../../platform/clock.ts'
import { problem } from '../../platform/errors.ts'
import { sentence } from '../../platform/field-problems.ts'
import type { Listener } from '../../platform/http/client-address.ts'
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts'
import { queryShape, shape } from '../../platform/schema.ts'
import {
  createKey,
  type KeyRing,
  originProblem,
  overlapSecondsUsual,
  rollKey,
  selectApiKey,
  selectApiKeys,
  selectStoreLink,
  setStoreLink,
} from '../accounts/index.ts'
import { personActor, selectAudit } from '../audit/index.ts'
import { importStock, selectStock } from '../inventory/index.ts'
import { deleteGrant, selectConnectedApps } from '../oauth/index.ts'
import {
  cancelInvitation,
  changeRole,
  inviteMate,
  joinUrl,
  linkDays,
  personOf,
  removeMate,
  requireOwner,
  type SignedIn,
  selectPerson,
  team,
} from '../people/index.ts'
import { storeLinkProblem } from '../store-link/index.ts'
import { appView } from './app-view.ts'
import { findFitting } from './find-fitting.ts'
import { fittingSearch } from './fitting-search.ts'
import { keyView } from './key-view.ts'
import { selectListedAccount } from './listed-account.ts'
import { overview } from './overview.ts'
import { type RequestList, recentRequests } from './request-list.ts'
import {
  type Apps,
  type Audit,
  AuditQuery,
  type Fittings,
  FittingsQuery,
  type Inventory,
  InventoryRequest,
  type Invitation,
  InvitationQuery,
  InvitationRequest,
  KeyRequest,
  type Keys,
  limitUsual,
  type MadeKey,
  type Me,
  type Overview,
  type Requests,
  RequestsQuery,
  RoleRequest,
  RollRequest,
  type Settings,
  SettingsRequest,
  type Team,
} from './schema.ts'

/** What the dashboard's endpoints need; reading a running fitting may take it over. */
export interface DevelopersDeps extends RunDeps {
  readonly keys: KeyRing
  readonly limits: RateLimits
}

const path = '/api/developers/me'
/** The dashboard's, so the API description leaves them out. */
const detail = { hide: true }

/**
 * What the dashboard shows and changes. Whoever comes here has the bearer of a session (src/features/people sees to it), and
 * sees and changes what belongs to the account of the session only.
 */
export const developers = (deps: DevelopersDeps) =>
  new Elysia({ name: 'developers' })
    .use(limited(deps.limits, 'free', (request) => personOf(request).keyId))
    .use(account(deps))
    .use(inventory(deps))
    .use(keys(deps))
    .use(fittings(deps))
    .use(apps(deps))
    .use(people(deps))

const actor = ({ config }: DevelopersDeps, request: Request, server: Listener | null) =>
  personActor(personOf(request).personId, { request, server, config })

const account = (deps: DevelopersDeps) =>
  new Elysia({ name: 'developers-account' })
    .get(
      `${path}/audit`,
      async ({ request, query }): Promise<Audit> => {
        const { accountId } = requireOwner(request)
        const limit = query.limit ?? limitUsual
        const found = await selectAudit(deps.sql, accountId, { before: query.before ?? null, limit })
        const entries = found.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
        return { success: true, entries, next: found.length === limit ? found.at(-1)!.id : null }
      },
      { query: queryShape(AuditQuery), detail },
    )
    .get(path, async ({ request }): Promise<Me> => meOf(deps, personOf(request)), { detail })
    .get(
      `${path}/settings`,
      async ({ request }): Promise<Settings> => ({
        success: true,
        storeLink: await selectStoreLink(deps.sql, personOf(request).accountId),
      }),
      { detail },
    )
    .patch(
      `${path}/settings`,
      async ({ request, server, body: { storeLink } }): Promise<Settings> => {
        const { accountId } = requireOwner(request)
        refuseStoreLink(storeLink)
        await setStoreLink(deps, accountId, storeLink, actor(deps, request, server))
        return { success: true, storeLink }
      },
      { body: shape(SettingsRequest), detail },
    )
    .get(`${path}/overview`, ({ request }): Promise<Overview> => overview(deps, personOf(request).accountId), {
      detail,
    })
    .get(
      `${path}/requests`,
      async ({ request, query }): Promise<Requests> => {
        const accountId = await selectListedAccount(deps.sql, personOf(request).accountId, query.mode === 'test')
        const { requests, next } = accountId === null ? noRequests : await recentRequests(deps, accountId, query)
        return { success: true, requests: requests.map((one) => ({ ...one, at: one.at.toISOString() })), next }
      },
      { query: queryShape(RequestsQuery), detail },
    )

const inventory = (deps: DevelopersDeps) =>
  new Elysia({ name: 'developers-inventory' })
    .get(
      `${path}/inventory`,
      async ({ request }): Promise<Inventory> => ({
        success: true,
        items: await selectStock(deps.sql, personOf(request).accountId),
      }),
      { detail },
    )
    .put(
      `${path}/inventory`,
      async ({ request, server, body: { csv } }): Promise<Inventory> => {
        const { accountId } = requireOwner(request)
        const { catalog } = deps.scorer.current().image
        const imported = await importStock({ ...deps, catalog }, accountId, csv, actor(deps, request, server))
        if (imported === 'no account') throw new Error(`a session names account ${accountId}, which takes no list`)
        if ('problems' in imported) {
          const errors = imported.problems.map(({ line, problem: what }) => ({
            pointer: '/csv',
            detail: `line ${line}: ${what}`,
            received: line,
          }))
          throw problem('validationFailed', { detail: 'Nothing was imported.', errors })
        }
        return { success: true, items: await selectStock(deps.sql, accountId) }
      },
      { body: shape(InventoryRequest), detail },
    )

const refuseStoreLink = (storeLink: string | null): void => {
  const wrong = storeLink === null ? null : storeLinkProblem(storeLink)
  if (wrong === null) return
  const errors = [{ pointer: '/storeLink', detail: wrong, received: storeLink }]
  throw problem('validationFailed', { detail: `storeLink ${wrong}.`, errors })
}

const meOf = async ({ sql }: DevelopersDeps, { personId, accountId }: SignedIn): Promise<Me> => {
  const person = await selectPerson(sql, personId)
  if (person === null) throw new Error(`a session names person ${personId}, who does not exist`)
  const { email, role, companyName } = person
  return { success: true, person: { id: personId, email, role }, account: { id: accountId, companyName } }
}

const keys = (deps: DevelopersDeps) =>
  new Elysia({ name: 'developers-keys' })
    .get(
      `${path}/keys`,
      async ({ request }): Promise<Keys> => {
        const found = await selectApiKeys(deps.sql, personOf(request).accountId)
        return { success: true, keys: found.map((key) => keyView(key, deps.clock())) }
      },
      { detail },
    )
    .post(
      `${path}/keys`,
      async ({ request, server, body, set }): Promise<MadeKey> => {
        const { accountId } = requireOwner(request)
        const { test: isTest = false, publishable, ...asked } = body
        refuseOrigins(publishable, isTest)
        const bounds = publishable && { publishable: { shop: null, ...publishable } }
        const wish = { ...asked, ...bounds, isTest, expiresAt: endOf(body.expiresAt, deps) }
        const made = await createKey(deps, accountId, wish, actor(deps, request, server))
        if (made === null) throw new Error(`a session names account ${accountId}, which takes no keys`)
        set.status = 201
        return madeKey(deps, made)
      },
      { body: shape(KeyRequest), detail },
    )
    .post(
      `${path}/keys/:keyId/roll`,
      async ({ request, server, params: { keyId }, body, set }): Promise<MadeKey> => {
        const { accountId } = requireOwner(request)
        const overlapSeconds = body.overlapSeconds ?? overlapSecondsUsual
        const rolled = await rollKey(deps, keyId, { accountId, overlapSeconds }, actor(deps, request, server))
        if (rolled === 'no such key') throw noKey()
        if (typeof rolled === 'string')
          throw problem('conflict', { detail: `The key cannot be rolled: ${rolled}. Create a new one instead.` })
        set.status = 201
        return madeKey(deps, rolled)
      },
      { body: shape(RollRequest), detail },
    )
    .delete(
      `${path}/keys/:keyId`,
      async ({ request, server, params: { keyId } }) => {
        const { accountId } = requireOwner(request)
        if ((await selectApiKey(deps.sql, keyId, accountId)) === null) throw noKey()
        await deps.keys.revoke(keyId, actor(deps, request, server))
        return new Response(null, { status: 204 })
      },
      { detail },
    )

/** @throws validationFailed */
const refuseOrigins = (publishable: KeyRequest['publishable'], isTest: boolean): void => {
  const errors = (publishable?.origins ?? []).flatMap((received, i) => {
    const detail = originProblem(received)
    return detail === null ? [] : [{ pointer: `/publishable/origins/${i}`, detail, received }]
  })
  if (publishable !== undefined && isTest)
    errors.push({ pointer: '/test', detail: 'must be left out for a publishable key', received: 'true' })
  if (errors.length > 0) throw problem('validationFailed', { detail: sentence(errors), errors })
}

const madeKey = async (
  { sql, clock }: DevelopersDeps,
  { accountId, keyId, apiKey }: { accountId: string; keyId: string; apiKey: string },
): Promise<MadeKey> => {
  const key = await selectApiKey(sql, keyId, accountId)
  return { success: true, key: keyView(key!, clock()), apiKey }
}

const noKey = () => problem('notFound', { detail: 'There is no API key with this id in this account.' })

/** @throws validationFailed for a time that is over */
const endOf = (text: string | undefined, { clock }: DevelopersDeps): Date | null => {
  if (text === undefined) return null
  const at = new Date(text)
  if (at > (databaseTime(clock) ?? new Date())) return at
  const wrong = 'must be in the future'
  const errors = [{ pointer: '/expiresAt', detail: wrong, received: text }]
  throw problem('validationFailed', { detail: `expiresAt ${wrong}.`, errors })
}

const fittings = (deps: DevelopersDeps) =>
  new Elysia({ name: 'developers-fittings' })
    .get(
      `${path}/fittings`,
      async ({ request, query }): Promise<Fittings> => {
        const accountId = await selectListedAccount(deps.sql, personOf(request).accountId, query.mode === 'test')
        const { fittings, next } =
          accountId === null ? noFittings : await selectFittings(deps.sql.readReplica, accountId, fittingSearch(query))
        return { success: true, fittings: fittings.map(lineView), next }
      },
      { query: queryShape(FittingsQuery), detail },
    )
    .get(
      `${path}/fittings/:fittingId`,
      async ({ request, params: { fittingId } }) => {
        const { accountId } = personOf(request)
        const read = await findFitting(deps, accountId, fittingId)
        if (read === null)
          throw problem('fittingNotFound', { detail: `There is no fitting ${fittingId} in this account.` })
        return recordOf(read)
      },
      { detail },
    )

const noRequests: RequestList = { requests: [], next: null }
const noFittings = { fittings: [] as FittingLine[], next: null }

const lineView = (line: FittingLine) => ({ ...line, createdAt: line.createdAt.toISOString() })

const apps = (deps: DevelopersDeps) =>
  new Elysia({ name: 'developers-apps' })
    .get(
      `${path}/apps`,
      async ({ request }): Promise<Apps> => {
        const { accountId, personId } = personOf(request)
        const found = await selectConnectedApps(deps.sql, accountId)
        return { success: true, apps: found.map((app) => appView(app, personId)) }
      },
      { detail },
    )
    .delete(
      `${path}/apps/:grantId`,
      async ({ request, server, params: { grantId } }) => {
        const { accountId, personId } = personOf(request)
        const app = (await selectConnectedApps(deps.sql, accountId)).find(({ id }) => id === grantId)
        if (app === undefined) throw problem('notFound', { detail: 'No such app is connected to this account.' })
        if (app.personId !== personId) requireOwner(request)
        await deleteGrant(deps.sql, grantId, actor(deps, request, server))
        await deps.keys.forget(grantId)
        return new Response(null, { status: 204 })
      },
      { detail },
    )

const people = (deps: DevelopersDeps) =>
  new Elysia({ name: 'developers-people' })
    .get(
      `${path}/team`,
      async ({ request }): Promise<Team> => {
        const { accountId, personId } = personOf(request)
        const { people, invited } = await team(deps, accountId)
        return {
          success: true,
          people: people.map(({ id, email, role, createdAt }) => ({
            ...{ id, email, role },
            createdAt: createdAt.toISOString(),
            isSelf: id === personId,
          })),
          invited: invited.map((one) => ({ ...one, expiresAt: one.expiresAt.toISOString() })),
        }
      },
      { detail },
    )
    .post(
      `${path}/team`,
      async ({ request, server, body, set }): Promise<Invitation> => {
        const { accountId } = requireOwner(request)
        const token = await inviteMate(deps, { accountId, ...body }, actor(deps, request, server))
        if (token === null) throw problem('conflict', { detail: `Someone already signs in as ${body.email}.` })
        set.status = 201
        return { success: true, link: joinUrl(deps.config.authUrl, token), days: linkDays }
      },
      { body: shape(InvitationRequest), detail },
    )
    .delete(
      `${path}/invitations`,
      async ({ request, server, query }) => {
        const { accountId } = requireOwner(request)
        if (!(await cancelInvitation(deps, accountId, query.email, actor(deps, request, server))))
          throw problem('notFound', { detail: 'Nobody with this email address has been invited.' })
        return new Response(null, { status: 204 })
      },
      { query: queryShape(InvitationQuery), detail },
    )
    .patch(
      `${path}/team/:personId`,
      async ({ request, server, params: { personId }, body }) => {
        const { accountId } = requireOwner(request)
        refuseUnchanged(await changeRole(deps, accountId, { personId, role: body.role }, actor(deps, request, server)))
        return new Response(null, { status: 204 })
      },
      { body: shape(RoleRequest), detail },
    )
    .delete(
      `${path}/team/:personId`,
      async ({ request, server, params: { personId } }) => {
        const { accountId } = requireOwner(request)
        refuseUnchanged(await removeMate(deps, accountId, personId, actor(deps, request, server)))
        return new Response(null, { status: 204 })
      },
      { detail },
    )

const refuseUnchanged = (changed: Awaited<ReturnType<typeof removeMate>>): void => {
  if (changed === 'nobody') throw problem('notFound', { detail: 'There is no person with this id in this account.' })
  if (changed === 'last owner')
    throw problem('conflict', { detail: 'The account needs an owner: make someone else an owner first.' })
}
