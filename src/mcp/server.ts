import type { CatalogDeps } from '../equipment/catalog/index.ts'
import type { FittersDeps } from '../features/fitters/index.ts'
import type { RunDeps } from '../fitting/index.ts'
import { documents } from './documents.ts'
import { identity } from './identity.ts'
import { instructions } from './instructions.ts'
import { productPrompts } from './product-prompts.ts'
import { type Surface, surface } from './surface.ts'
import { productCompleters, productTemplates } from './templates.ts'
import { accountTools } from './tools/account.ts'
import { bagTool } from './tools/bag.ts'
import { catalogTools } from './tools/catalog.ts'
import { fitterTool } from './tools/fitter.ts'
import { fittingTask, fittingTools } from './tools/fitting.ts'
import { gripTool } from './tools/grip.ts'
import { scoreTool } from './tools/score.ts'
import { storeTool } from './tools/store.ts'

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
