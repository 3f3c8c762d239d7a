import type { TableName } from '../golf/tables.ts'

/** How well a rule is founded. */
export type RuleStatus =
  /** Seen in a published page, table or specification. */
  | 'published'
  /** A published chart quoted from memory; figures may differ by a step from the current print. */
  | 'from_memory'
  /** Computed by our flight and impact model, which is checked against published launch-monitor tables. */
  | 'model'
  /** A documented engineering decision of this ruleset. */
  | 'judgment'

/** One fitting rule as the public sees it at `GET /v1/rules/{id}`. */
export interface RuleEntry {
  /** Stable id such as `DRV-LOFT`; results refer to it. */
  readonly id: string
  readonly title: string
  /** What the rule decides, with its formula and units, in words a fitter can audit. */
  readonly statement: string
  /** Where its figures come from: a publication, the interface specification, our model, or our reasoning. */
  readonly source: string
  readonly status: RuleStatus
  /** Topic the rule belongs to, for browsing: driver, shaft, length, ... */
  readonly section: string
  /** First ruleset revision that contained it. */
  readonly since: string
  /** The function that carries it out: file and export. Matching and scoring are carried out in the core, `assembly/`. */
  readonly implementedBy: string
  /** Reference table in db/rules whose rows are the rule's figures. */
  readonly table?: TableName
}
