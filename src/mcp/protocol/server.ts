import type { CatalogDeps } from '../../equipment/catalog/index.ts'
import type { FittersDeps } from '../../features/fitters/index.ts'
import type { RunDeps } from '../../fitting/index.ts'
import { documents } from '../documents/documents.ts'
import { productPrompts } from '../documents/product-prompts.ts'
import { productCompleters, productTemplates } from '../documents/templates.ts'
import { identity } from '../identity.ts'
import { type Surface, surface } from '../surface.ts'
import { accountTools } from '../tools/account.ts'
import { bagTool } from '../tools/bag.ts'
import { catalogTools } from '../tools/catalog.ts'
import { fitterTool } from '../tools/fitter.ts'
import { fittingTask, fittingTools } from '../tools/fitting.ts'
import { gripTool } from '../tools/grip.ts'
import { scoreTool } from '../tools/score.ts'
import { storeTool } from '../tools/store.ts'

/** Parts of the service that the tools use. */
export interface ProductDeps extends RunDeps, CatalogDeps, FittersDeps {}

/** What the product offers over MCP, on one screen. */
export const productSurface = (deps: ProductDeps): Surface => {
  const { baseUrl, serviceName } = deps.config
  return surface({
    serverInfo: {
      ...identity(serviceName),
      websiteUrl: baseUrl,
      icons: [{ src: `${baseUrl}/docs/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
    },
    instructions: instructions(serviceName),
    tools: [
      ...fittingTools(deps),
      ...catalogTools(deps),
      scoreTool(deps),
      storeTool(deps),
      gripTool(deps),
      bagTool,
      fitterTool(deps),
      ...accountTools(deps),
    ],
    prompts: productPrompts,
    resources: documents,
    templates: productTemplates(deps),
    completers: productCompleters(deps),
    readTask: fittingTask(deps),
  })
}

/** What a host tells its model about this server: under 1 KB, with the words that golfers use. */
export const instructions = (serviceName: string): string =>
  `${serviceName} fits golf clubs: driver, fairway wood, hybrid, irons, wedge (no putters): loft, shaft, flex, length, lie, grip, and real clubs to buy.
1. Ask in this order: which club; right or left handed; swing speed or ball speed with that club; usual miss (slice, hook, straight) and, for a slice or hook, how far it curves (missSize). Then offer extras such as handicap, height, wrist to floor, launch, spin. Never invent a number; ask for its unit.
2. Call analyze_fitting once with a new idempotencyKey; it costs one fitting.
3. Status running: call get_fitting until completed; never analyze again with a new key.
4. Status failed: analyze_fitting with the same arguments and retry.idempotencyKey.
5. next.action ask: ask next.check first; the answer is free within a day, with corrects.
6. Show specs and topPicks with the attribution line.
Free at any time: search_clubs, get_club, compare_clubs, score_clubs, build_store_link, get_grip_size, analyze_bag_gapping, find_fitter.`
