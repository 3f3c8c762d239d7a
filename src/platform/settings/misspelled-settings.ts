import { difference } from '../../golf/names/nearest.ts'
import { settings } from './config.ts'

/** A variable that was probably meant to be a setting. */
interface Misspelled {
  readonly name: string
  readonly meant: string
}

/** What other programs call the same thing. */
const otherNames: Readonly<Record<string, string>> = {
  DB_URL: 'DATABASE_URL',
  DB_URI: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  POSTGRES_URI: 'DATABASE_URL',
  POSTGRESQL_URL: 'DATABASE_URL',
}

/**
 * Environment variables that are not settings and look like one that is not set. Names that belong to others are
 * left alone (HOSTNAME, REDIS_PORT_6379_TCP): only one letter may differ, in long names two.
 */
export const misspelledSettings = (env: Readonly<Record<string, string | undefined>>): Misspelled[] => {
  const isSet = (name: string) => Boolean(env[name]?.trim())
  const known = new Set(settings.map(({ name }) => name))
  const unset = [...known].filter((name) => !isSet(name))
  return Object.keys(env)
    .filter((name) => isSet(name) && !known.has(name))
    .flatMap((name) => {
      const meant = otherNames[name] ?? unset.find((setting) => isLike(name, setting))
      return meant === undefined || isSet(meant) ? [] : [{ name, meant }]
    })
}

/** Shorter names are near to too many others. */
const lettersMin = 7
const lettersLong = 16

const isLike = (name: string, setting: string): boolean => {
  if (setting.length < lettersMin || Math.abs(name.length - setting.length) > 4) return false
  return difference(name, setting) <= (setting.length < lettersLong ? 1 : 2)
}
