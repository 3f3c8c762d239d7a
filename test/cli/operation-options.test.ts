import { describe, expect, test } from 'bun:test'
import type { TObject, TSchema } from '@sinclair/typebox'
import type { ArgDef, ArgsDef, CommandDef, SubCommandsDef } from 'citty'
import { commands } from '../../src/cli/commands.ts'
import { readingArgs } from '../../src/cli/fit/session-file.ts'
import { type OperationName, operations } from '../../src/cli/operations.ts'
import { optionName } from '../../src/cli/option-name.ts'

const resolved = async <Value>(value: Value): Promise<Value> => (typeof value === 'function' ? value() : value)

const argsOf = async (words: readonly string[]): Promise<Record<string, ArgDef> | null> => {
  let command = commands({}) as CommandDef
  for (const word of words) {
    const next = ((await resolved(command.subCommands)) as SubCommandsDef | undefined)?.[word]
    if (next === undefined) return null
    command = (await resolved(next)) as CommandDef
  }
  return (await resolved(command.args)) as ArgsDef
}

/** Operations that several verbs share, or one verb of which calls several; and members that a verb makes itself. */
const callers: Partial<Record<OperationName, string>> = {
  'erase account': 'erase',
  'erase customer': 'erase',
  'erase fitting': 'erase',
  'erase golfer': 'erase',
  'erase session': 'erase',
  'fit golfer': 'fit',
  'fit rows': 'fit',
  'usage keys': 'usage',
  'usage links': 'usage',
}
const withoutVerb: readonly OperationName[] = ['snapshot']
const made: Partial<Record<OperationName, readonly string[]>> = {
  'catalog diff': ['files'],
  'catalog import': ['files'],
  'customer import': ['text'],
  'fit golfer': ['request'],
  'fit rows': ['text'],
  'fitters import': ['name', 'text'],
  'inventory import': ['text'],
  'prices import': ['text'],
  'session import': ['session'],
}
/** Options of a verb that are none of its operation: how its file is read. */
const own: Partial<Record<OperationName, readonly string[]>> = {
  usage: ['links', 'by'],
  'catalog diff': ['map'],
  'catalog import': ['map'],
  'session import': [...Object.keys(readingArgs), 'accept', 'dry-run'],
}

const names = (Object.keys(operations) as OperationName[]).filter((name) => !withoutVerb.includes(name))

describe.each(names)('%s', (name) => {
  const members = Object.entries((operations[name].input as TObject).properties as Record<string, TSchema>).filter(
    ([member]) => !made[name]?.includes(member),
  )
  const isAlone = callers[name] === undefined && name !== 'fit'

  test('each member of its input is an option of its verb, in the words of the schema', async () => {
    const args = (await argsOf((callers[name] ?? name).split(' ')))!
    for (const [member, schema] of members) {
      const option = args[optionName(member)]
      expect({ member, type: option?.type === 'boolean' }).toEqual({ member, type: schema['type'] === 'boolean' })
      if (isAlone) expect(option!.description).toStartWith(schema.description!.replace(/\.$/, ''))
      for (const word of schema['items']?.enum ?? schema['enum'] ?? [])
        if (isAlone) expect(option!.description).toContain(word)
      if (schema['minimum'] !== undefined)
        expect(option!.description).toContain(`${schema['minimum']} to ${schema['maximum']}`)
    }
  })

  if (isAlone)
    test('its verb has no other option', async () => {
      const options = Object.entries((await argsOf(name.split(' ')))!).filter(([option]) => option !== 'json')
      const besides = ['file', ...(own[name] ?? [])]
      const known = members.map(([member]) => optionName(member))
      expect(
        options
          .map(([option]) => option)
          .filter((option) => !besides.includes(option))
          .toSorted(),
      ).toEqual(known.toSorted())
    })
})
