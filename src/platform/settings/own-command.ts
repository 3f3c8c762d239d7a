import { join } from 'node:path'

/** Whether this is an executable of its own, which has everything built in, or Bun with the sources. */
export const isExecutable: boolean = Bun.main.startsWith('/$bunfs/') || Bun.main.includes('~BUN')

const mainFile = join(import.meta.dir, '../../main.ts')

/** The file that a worker thread of this program begins with: the only entry that an executable has. */
export const threadEntry: string = isExecutable ? Bun.main : mainFile

/** The words that start this program again: its name as an executable of its own, else Bun with the main file. */
export const ownCommand = (): string[] => (isExecutable ? [process.execPath] : [process.execPath, mainFile])
