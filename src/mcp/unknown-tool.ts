import type { Principal } from '../identity/auth/index.ts'
import { nearest } from '../platform/nearest.ts'
import type { Surface } from './surface.ts'

/** A tool that is hidden from the caller is as unknown as one that does not exist. */
export const unknownTool = (surface: Surface, kind: Principal['kind'], name: string): string => {
  const near = nearest(name, surface.toolNames(kind))
  return `Unknown tool: ${name.slice(0, 100)}${near === undefined ? '' : `. Did you mean ${near}?`}`
}
