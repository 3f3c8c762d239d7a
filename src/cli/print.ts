/** Nobody reads what this command prints any more. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed'
}

/**
 * Print on standard output, and wait until it is taken.
 * @throws {OutputClosed} The reader has gone (`| head -1`): the command is to end, without a word.
 */
export const print = async (text: string): Promise<void> => {
  try {
    await Bun.write(Bun.stdout, text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') throw new OutputClosed()
    throw error
  }
}
