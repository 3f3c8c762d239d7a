import type { Failure } from './failure.ts'

/** `{ '--handedness': '--hand' }` */
export type ShortNames = Readonly<Record<string, string>>

/**
 * A failure that names options as they were typed: citty takes `--swingSpeed` for `--swing-speed`, and `--speed` stands for it in
 * `fit`. One that was not typed is named by its short name.
 */
export const inWordsTyped = (failure: Failure, typed: readonly string[], shortNames: ShortNames): Failure => {
  const names = typed.flatMap((word) => /^--[A-Za-z][\w-]*/.exec(word)?.[0] ?? [])
  const reworded = (text: string) =>
    text.replaceAll(/--[a-z][\w-]*/g, (option) => {
      const short = shortNames[option]
      const isMeant = (name: string) => plain(name) === plain(option) || name === short
      return names.find(isMeant) ?? short ?? option
    })
  return {
    ...failure,
    message: reworded(failure.message),
    ...(failure.fields && { fields: failure.fields.map((one) => ({ ...one, option: reworded(one.option) })) }),
  }
}

const plain = (option: string): string => option.replaceAll('-', '').toLowerCase()
