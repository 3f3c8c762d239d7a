/** Draws the figures of docs/figures that are computed: `bun bench/figures.ts`. A test compares them. */
import { join } from 'node:path'
import { figures } from './figures/all.ts'

export const drawFigures = async (): Promise<void> => {
  for (const [name, svg] of Object.entries(figures()))
    await Bun.write(join(import.meta.dir, '../docs/figures', name), svg)
}

if (import.meta.main) await drawFigures()
