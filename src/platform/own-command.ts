import { join } from 'node:path'

/** Whether this is an executable of its own, which has everything built in, or Bun with the sources. */
export const isExecutable: boolean = Bun.main.startsWith('/$bunfs/') || Bun.main.includes('~BUN')

/** The words that start this program again: its name as an executable of its own, else Bun with the main file. */
export const ownCommand = (): string[] =>
  isExecutable ? [process.execPath] : [process.execPath, join(import.meta.dir, '..', 'main.ts')]
