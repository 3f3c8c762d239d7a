import {
  type CatalogDeps,
  clubDetail,
  clubNamed,
  clubsBeginning,
  openCachedCatalog,
} from '../../equipment/catalog/index.ts'
import { type RunDeps, recentFittings } from '../../fitting/index.ts'
import type { Principal } from '../../identity/auth/index.ts'
import { ruleDetail } from '../../maintenance/status/index.ts'
import { rules } from '../../ruleset/index.ts'
import type { Caller } from '../tool.ts'
import { clubForModels } from '../tools/club-for-models.ts'
import { savedFittingText } from '../tools/fitting.ts'
import { clubsBase, fittingsBase, rulesBase } from './links.ts'
import type { Completer, ResourceTemplate } from './resources.ts'

type TemplateDeps = RunDeps & Pick<CatalogDeps, 'catalog' | 'evidence'>

/** Fittings in the list of the last ones, and among the ids that a client may complete. */
const recentMax = 20

/** What a host may read by an id: fittings of the caller, clubs, and rules. */
export const productTemplates = (deps: TemplateDeps): readonly ResourceTemplate[] => {
  const cached = openCachedCatalog(deps.catalog, deps.evidence, deps.config.baseUrl)
  return [
    {
      base: fittingsBase,
      variable: 'fittingId',
      name: 'fitting',
      title: 'Fitting',
      description: `A fitting of this account, as returned by get_fitting. \`recent\` lists the last ${recentMax} of this connection, \`last\` is the latest of them.`,
      scope: 'fittings:read',
      isFleeting: true,
      read: (id, { principal }) =>
        id === 'recent' ? recentText(deps, principal) : savedFittingText(deps, principal, id),
    },
    {
      base: clubsBase,
      variable: 'headId',
      name: 'club',
      title: 'Golf club',
      description: 'A club head with its options, as returned by get_club, by its id or full name.',
      scope: 'fittings:read',
      read: (id) => {
        const { catalog, facts } = cached()
        const club = clubForModels(clubDetail(catalog, clubNamed(catalog, id), facts), [])
        return JSON.stringify({ success: true, club })
      },
    },
    {
      base: rulesBase,
      variable: 'ruleId',
      name: 'rule',
      title: 'Fitting rule',
      description:
        'A fitting rule with its source, by the id given with reasons, such as DRV-LOFT; a long table by its address.',
      scope: null,
      read: (id) => ruleText(id, deps.config.baseUrl),
    },
  ]
}

/** A document costs a model at most 2,000 tokens. */
const charactersMax = 8_000

/** A rule as REST answers it; a table that would be too long by its address. */
const ruleText = (id: string, baseUrl: string): string => {
  const detail = ruleDetail(id)
  const whole = JSON.stringify(detail)
  if (whole.length <= charactersMax) return whole
  const { rows = [], ...rule } = detail.rule as typeof detail.rule & { readonly rows?: readonly unknown[] }
  return JSON.stringify({
    ...detail,
    rule: { ...rule, rowCount: rows.length, rowsAt: `${baseUrl}/v1/rules/${rule.id}` },
  })
}

const recentText = async ({ sql }: RunDeps, principal: Principal): Promise<string> => {
  const lines = await recentFittings(sql, principal, recentMax)
  const fittings = lines.map(({ fittingId, clubType, status, createdAt }) => ({
    fittingId,
    uri: `${fittingsBase}${fittingId}`,
    clubType,
    status,
    createdAt,
  }))
  return JSON.stringify({ success: true, fittings })
}

/** Ids of the templates, and names of clubs in a list. */
export const productCompleters = (deps: TemplateDeps): Readonly<Record<string, Completer>> => {
  const clubs = (typed: string, caller: Caller) =>
    mayRead(caller) ? clubsBeginning(deps.catalog.current(), typed) : []
  return {
    fittingId: async (value, caller) => {
      const lines = mayRead(caller) ? await recentFittings(deps.sql, caller.principal, recentMax) : []
      return lines.map(({ fittingId }) => fittingId).filter((fittingId) => fittingId.startsWith(value))
    },
    headId: (value, caller) => clubs(value, caller).map(({ headId }) => headId),
    ruleId: (value) => rules.map(({ id }) => id).filter((id) => id.startsWith(value.toUpperCase())),
    clubs: (value, caller) => {
      const [, before, typed] = /^(.*,\s*)?(.*)$/s.exec(value)!
      return clubs(typed!, caller).map(({ name }) => `${before ?? ''}${name}`)
    },
  }
}

const mayRead = ({ principal }: Caller): boolean => principal.scopes.includes('fittings:read')
