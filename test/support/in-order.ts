import { test } from 'bun:test'

/** The parts of `test` that those in order have. */
interface InOrder {
  (name: string, body: () => unknown, timeoutMs?: number): void
  each<Case>(cases: readonly Case[]): (name: string, body: (value: Case) => unknown, timeoutMs?: number) => void
}

/**
 * Tests that go on from each other, in the place of `test`: after one that failed or did not end, the later ones name it
 * and do nothing else.
 * @example const test = inOrder()
 */
export const inOrder = (): InOrder => {
  let broken: string | null = null
  const step = async (name: string, body: () => unknown): Promise<void> => {
    if (broken !== null) throw new Error(`this goes on from "${broken}", which failed`)
    broken = name
    await body()
    broken = null
  }
  const one = (name: string, body: () => unknown, timeoutMs?: number) => test(name, () => step(name, body), timeoutMs)
  const each =
    <Case>(cases: readonly Case[]) =>
    (name: string, body: (value: Case) => unknown, timeoutMs?: number) =>
      test.each([...cases])(name, (value) => step(name, () => body(value)), timeoutMs)
  return Object.assign(one, { each })
}
