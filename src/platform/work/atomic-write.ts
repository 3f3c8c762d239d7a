import { renameSync, rmSync } from 'node:fs'

/**
 * Make a file or directory beside its place and then rename it: it is there whole, or as it was before. A process that dies
 * half way leaves a partial file that the next one deletes.
 *
 * @param unfinished Where it is made: a name of its own for each of several processes that may write at the same time.
 */
export const writeAtomically = async <Result>(
  path: string,
  write: (unfinished: string) => Promise<Result>,
  unfinished = `${path}.unfinished`,
): Promise<Result> => {
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
