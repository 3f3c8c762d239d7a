/** On every answer to a test key, refusals too. */
const modeHeader = 'x-svc-mode'

/** Whose credential may be a test key. */
export interface MaybeTest {
  readonly isTest?: true
}

/** Say in an answer that nothing of it was charged or counted. @param headers Of the answer. */
export const markMode = ({ isTest }: MaybeTest, headers: Record<string, unknown>): void => {
  if (isTest) headers[modeHeader] = 'test'
}
