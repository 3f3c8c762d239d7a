import { createHash } from 'node:crypto'
import { tableTexts } from '../golf/tables.ts'
import { rules } from './rules.ts'

/** Version of the fitting engine's code: changes when an answer may change for another reason than a rule. */
export const engineVersion = '1.0.0'

/** Client-facing name of the fitting release. */
export const release = 'clubwright-2026.11'

/**
 * Names the rules and tables in force: the month of the edition and a digest of every rule entry and table,
 * so that two installations with one revision fit one golfer alike.
 */
export const rulesetRevision = `2026.11-${createHash('sha256')
  .update(JSON.stringify(rules))
  .update(JSON.stringify(tableTexts))
  .digest('hex')
  .slice(0, 12)}`
