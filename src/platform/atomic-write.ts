import { renameSync, rmSync } from 'node:fs'

/**
 * Make a file or directory beside its place and then rename it: it is there whole, or as it was before. A process that dies
 * half way leaves a piece that the next one throws away.
 */
export const writeAtomically = async <Result>(
  path: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> => {
  const unfinished = `${path}.unfinished`
  const remove = () => rmSync(unfinished, { recursive: true, force: true })
  remove()
  try {
    const result = await write(unfinished)
    renameSync(unfinished, path)
    return result
  } catch (error) {
    remove()
    throw error
  }
}
