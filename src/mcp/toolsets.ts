import { queryOf } from '../platform/http/address.ts'
import { TransportRefusal } from './protocol/rpc.ts'
import type { Surface } from './surface.ts'

/** Tools by what they are for: a host that needs only some of them need not read the others. */
const toolsets: Readonly<Record<string, readonly string[]>> = {
  fitting: ['analyze_fitting', 'get_fitting'],
  catalog: ['search_clubs', 'get_club', 'compare_clubs', 'score_clubs', 'build_store_link'],
  bag: ['analyze_bag_gapping', 'get_grip_size'],
  fitters: ['find_fitter'],
  account: ['check_key_status', 'get_api_status'],
}

/**
 * The tools that a request selects of a surface: `/mcp?tools=catalog,get_grip_size&readonly=true`, or the same in the headers
 * `X-MCP-Toolsets` and `X-MCP-Readonly`, as other servers name them. Without either all tools.
 */
export const toolSelection = (surface: Surface) => {
  const known = new Map<string, readonly string[]>()
  for (const [name, tools] of Object.entries(toolsets)) known.set(name, tools)
  for (const { name } of surface.tools) known.set(name, [name])
  const made = new Map<string, Surface>()
  return (request: Request): Surface => {
    const { wanted, isReadOnly } = selectionIn(request)
    if (wanted === null && !isReadOnly) return surface
    const unknown = wanted?.find((name) => !known.has(name))
    if (unknown !== undefined)
      throw new TransportRefusal(
        400,
        `No toolset or tool is named ${unknown.slice(0, 40)}. Toolsets: ${Object.keys(toolsets).join(', ')}.`,
      )
    const names = new Set(wanted?.flatMap((name) => known.get(name)!))
    const isSelected = (name: string) => wanted === null || names.has(name)
    const tools = surface.tools.filter(
      ({ name, annotations }) => isSelected(name) && (!isReadOnly || annotations.readOnlyHint),
    )
    const key = tools.map(({ name }) => name).join()
    const narrowed = made.get(key) ?? surface.of(tools)
    // The latest stay: the oldest is the first of a map.
    made.delete(key)
    if (made.size === keptMax) made.delete(made.keys().next().value!)
    made.set(key, narrowed)
    return narrowed
  }
}

/** Surfaces that are kept made: any caller may ask for another selection. */
const keptMax = 32

const selectionIn = (request: Request): { wanted: readonly string[] | null; isReadOnly: boolean } => {
  const query = queryOf(request)
  const params = query === '' ? null : new URLSearchParams(query)
  const tools = params?.get('tools') ?? request.headers.get('x-mcp-toolsets')
  const readOnly = params?.get('readonly') ?? request.headers.get('x-mcp-readonly')
  const wanted = tools?.split(',').flatMap((name) => name.trim().toLowerCase() || [])
  return { wanted: wanted?.length ? wanted : null, isReadOnly: readOnly === 'true' || readOnly === '1' }
}
