import { columnMeanings } from '../../golf/columns.ts'
import { nearest } from '../../golf/names/nearest.ts'
import { servedRows } from '../../golf/tables.ts'
import { problem } from '../../platform/errors.ts'
import { type RuleStatus, ruleById, rules, rulesetRevision } from '../../ruleset/index.ts'
import { say } from '../../words/say.ts'

/** Every rule, with how many are founded on what. */
export const ruleList = () => {
  const byStatus: Record<RuleStatus, number> = { published: 0, from_memory: 0, model: 0, judgment: 0 }
  for (const { status } of rules) byStatus[status]++
  return { success: true as const, rulesetRevision, count: rules.length, byStatus, rules }
}

/** One rule with the rows of its table. @throws notFound, with the nearest id. */
export const ruleDetail = (id: string) => {
  const rule = ruleById(id)
  if (rule === undefined) throw unknownRule(id)
  const rows = rule.table === undefined ? {} : { columns: columnMeanings(rule.table), rows: servedRows(rule.table) }
  return { success: true as const, rulesetRevision, rule: { ...rule, ...rows } }
}

const unknownRule = (id: string) => {
  const near = nearest(
    id,
    rules.map((rule) => rule.id),
  )
  const shown = id.slice(0, 100)
  return problem('notFound', {
    detail: near === undefined ? say('missing.rule', { id: shown }) : say('missing.ruleNear', { id: shown, near }),
  })
}
