import { join } from 'node:path'

/** The words that start this program again: its name as an executable of its own, else Bun with the main file. */
export const ownCommand = (): string[] => {
  const isCompiled = Bun.main.startsWith('/$bunfs/') || Bun.main.includes('~BUN')
  return isCompiled ? [process.execPath] : [process.execPath, join(import.meta.dir, '..', 'main.ts')]
}
