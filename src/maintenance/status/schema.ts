import { Type } from '@sinclair/typebox'
import { clubTypes } from '../../golf/names/words.ts'
import { count, success, text } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'

/** Answer of `GET /health`. */
export const Health = closed(
  { status: Type.Literal('ok', { description: 'Always ok.' }) },
  { $id: 'Health', description: 'The process is alive.' },
)

/** Answer of `GET /readyz`. */
export const Readiness = closed(
  {
    status: Type.Literal('ready', { description: 'Always ready: anything else is a problem document.' }),
    checks: closed(
      {
        application: Type.Boolean({ description: 'The process is serving and not stopping.' }),
        database: Type.Boolean({ description: 'The database responds.' }),
        tables: Type.Boolean({ description: 'The tables can be read, as far as known.' }),
      },
      { description: 'What was checked.' },
    ),
    readReplica: Type.Optional(
      closed(
        {
          state: oneOf(['used', 'lagging', 'away'], {
            description:
              'Whether reads that may be seconds old go to the replica. Otherwise they go to the database itself.',
          }),
          lagSeconds: Type.Union([Type.Number(), Type.Null()], {
            unit: 'seconds',
            description: 'Age of its data; null if unknown.',
            examples: [0.4],
          }),
        },
        { description: 'The read replica, if there is one.' },
      ),
    ),
    redis: Type.Optional(
      oneOf(['connected', 'away'], {
        description: 'Redis, if there is one. While it is away each process counts rate limits for itself.',
      }),
    ),
  },
  { $id: 'Readiness', description: 'Application and database are ready.' },
)

/** Answer of `GET /readyz/reads`. */
export const ReadsReadiness = closed(
  {
    status: Type.Literal('ready', { description: 'Always ready: anything else is a problem document.' }),
    checks: closed(
      { application: Type.Boolean({ description: 'The process is serving and not stopping.' }) },
      { description: 'What was checked.' },
    ),
  },
  { $id: 'ReadsReadiness', description: 'The process serves what needs no database.' },
)

/** Answer of `GET /v1/status`. */
export const ApiStatus = closed(
  {
    apiVersion: Type.String({ description: 'Version of this contract.', examples: ['1.2.0'] }),
    engineVersion: text('Version of the fitting engine.', '1.0.0'),
    rulesetRevision: text('Revision of the fitting rules.', '0a1b2c3d4e5f6071'),
    supportedClubTypes: Type.Array(oneOf(clubTypes), { description: 'Clubs that can be fitted.' }),
  },
  { $id: 'ReleaseStatus', description: 'The active release.' },
)

const ruleStatuses = ['published', 'from_memory', 'model', 'judgment'] as const

const ruleFields = {
  id: text('Stable id; fitting results refer to it.', 'DRV-LOFT'),
  title: text('What it is about.', 'Driver loft'),
  statement: text(
    'What the rule decides, with its formula and units.',
    'The loft that carries farthest at this speed.',
  ),
  source: text('Where its figures come from.', 'Our flight model, checked against published tables.'),
  status: oneOf(ruleStatuses, {
    description:
      'How well it is supported: seen in a publication, quoted from memory, computed by our checked model, or our decision.',
  }),
  section: text('Topic.', 'driver'),
  since: text('First ruleset revision that contained it.', '2026.11'),
  implementedBy: Type.String({
    description: 'The function that implements it: source file and export.',
    examples: ['src/fitting/engine/driver/driver-loft.ts#fitDriverLoft'],
  }),
  table: Type.Optional(text('Reference table that contains its figures.', 'driver-loft')),
}

const rulesetRevision = text('Revision of the fitting rules.', '0a1b2c3d4e5f6071')

const Rule = closed(ruleFields, { $id: 'Rule', description: 'A fitting rule.' })

/** Answer of `GET /v1/rules`. */
export const RuleList = closed(
  {
    success,
    rulesetRevision,
    count: count('rules', 'Number of rules listed.', 92),
    byStatus: closed(
      Object.fromEntries(
        ruleStatuses.map((status) => [status, count('rules', 'Number of rules with this support.', 20)]),
      ),
      { description: 'Rules by how well they are supported.' },
    ),
    rules: Type.Array(Rule, { description: 'The rules, by topic.' }),
  },
  { $id: 'RuleList', description: 'Every fitting rule.' },
)

/** Address of `GET /v1/rules/{id}`. */
export const RulePath = closed({
  id: Type.String({ maxLength: 100, description: 'Id of the rule.', examples: ['DRV-LOFT'] }),
})

/** Answer of `GET /v1/rules/{id}`. */
export const RuleDetail = closed(
  {
    success,
    rulesetRevision,
    rule: closed(
      {
        ...ruleFields,
        columns: Type.Optional(
          Type.Record(Type.String(), Type.String(), {
            description: 'The meaning of each column of the table.',
            examples: [{ speed: 'Driver speed, mph.' }],
          }),
        ),
        rows: Type.Optional(
          Type.Array(Type.Record(Type.String(), Type.Union([Type.Number(), Type.String(), Type.Null()])), {
            description: 'Rows of the table, by column; an empty cell is null.',
            examples: [[{ speed: 95, loft: 11 }]],
          }),
        ),
      },
      { $id: 'RuleWithTable', basedOn: Rule, description: 'A fitting rule with its figures.' },
    ),
  },
  { $id: 'RuleDetail', description: 'One fitting rule, with the rows of its table.' },
)
