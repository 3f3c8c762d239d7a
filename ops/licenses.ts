import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '..')

/** A package that is part of what we give away. */
interface Package {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly directory: string
}

/** Installed packages by their names, and what they depend on. */
export const packagesOf = (names: readonly string[]): Package[] => {
  const found = new Map<string, Package>()
  const add = (name: string, from: string): void => {
    const places = [join(from, 'node_modules', name), join(root, 'node_modules', name)]
    for (const directory of places) {
      const text =
        Bun.file(join(directory, 'package.json')).size > 0 ? readFileSync(join(directory, 'package.json')) : null
      if (text === null) continue
      if (found.has(directory)) return
      const { version, license = 'NOASSERTION', dependencies = {} } = JSON.parse(text.toString())
      found.set(directory, { name, version, license: String(license.type ?? license), directory })
      for (const dependency of Object.keys(dependencies)) add(dependency, directory)
      return
    }
    throw new Error(`${name} is not installed`)
  }
  for (const name of names) add(name, root)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

export const licenseTexts = (all: readonly Package[]): string =>
  all
    .map(({ name, version, license, directory }) => {
      const files = readdirSync(directory).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
      const texts = files.map((file) => readFileSync(join(directory, file), 'utf8').trim())
      return [`${name} ${version} (${license})`, ...texts].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
