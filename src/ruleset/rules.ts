import { bagRules } from './entries/bag.ts'
import { driverRules } from './entries/driver.ts'
import { equipmentRules } from './entries/equipment.ts'
import { flightRules } from './entries/flight.ts'
import { inputRules } from './entries/input.ts'
import { ironRules } from './entries/iron.ts'
import { shaftRules } from './entries/shaft.ts'
import { staticRules } from './entries/static.ts'
import { wedgeRules } from './entries/wedge.ts'
import { woodRules } from './entries/woods.ts'
import type { RuleEntry } from './rule.ts'

const all = [
  ...inputRules,
  ...flightRules,
  ...driverRules,
  ...woodRules,
  ...ironRules,
  ...wedgeRules,
  ...shaftRules,
  ...staticRules,
  ...equipmentRules,
  ...bagRules,
] as const

/** Id of a rule that has an entry: code that names another does not compile. */
export type RuleId = (typeof all)[number]['id']

/** Every rule in force, in the order a fitting asks them. */
export const rules: readonly RuleEntry[] = all

const byId = new Map<string, RuleEntry>(rules.map((rule) => [rule.id, rule]))
/** A rule by its id; undefined: none. */
export const ruleById = (id: string): RuleEntry | undefined => byId.get(id)

/** The rules that a sentence names by their ids. @example rulesNamedIn('rule DRV-LOFT holds the loft') // ['DRV-LOFT'] */
export const rulesNamedIn = (text: string): RuleId[] =>
  text.match(idForm)?.filter((id: string): id is RuleId => byId.has(id)) ?? []
const idForm = /\b[A-Z]{2,}(?:-[A-Z]+)+\b/g
