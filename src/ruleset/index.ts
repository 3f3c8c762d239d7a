export { type GolferAxis, type RuleChart, ruleCharts } from './charts.ts'
export { engineVersion, release, rulesetRevision } from './revision.ts'
export type { RuleEntry, RuleStatus } from './rule.ts'
export { type RuleId, ruleById, rules, rulesNamedIn } from './rules.ts'
