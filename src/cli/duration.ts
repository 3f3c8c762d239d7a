import { OperatorError } from './failure.ts'

const seconds = { m: 60, h: 3_600, d: 86_400 } as const

/** Seconds of `30m`, `24h` or `7d`; `0` is none. */
export const secondsOf = (option: string, text: string): number => {
  if (text === '0') return 0
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  if (count === undefined) throw new OperatorError(`--${option} must be like 30m, 24h, 7d or 0`, { code: 'USAGE' })
  return Number(count) * seconds[unit as keyof typeof seconds]
}
