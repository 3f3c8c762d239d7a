import { Type } from '@sinclair/typebox'
import { clubTypes } from '../../golf/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'

/** Answer of `GET /health`. */
export const Health = closed({ status: Type.Literal('ok') }, { description: 'The process is alive.' })

/** Answer of `GET /readyz`. */
export const Readiness = closed(
  {
    status: Type.Literal('ready'),
    checks: closed({
      application: Type.Boolean({ description: 'Serving, and not about to stop.' }),
      database: Type.Boolean({ description: 'The database answers.' }),
      tables: Type.Boolean({ description: 'Its tables can be read, as far as is known.' }),
    }),
  },
  {
    description: 'Application and database are ready.',
  },
)

/** Answer of `GET /v1/status`. */
export const ApiStatus = closed(
  {
    apiVersion: Type.String({ description: 'Version of this contract.', examples: ['1.2.0'] }),
    engineVersion: Type.String({ description: 'Version of the fitting engine.' }),
    rulesetRevision: Type.String({ description: 'Revision of the fitting rules.' }),
    supportedClubTypes: Type.Array(oneOf(clubTypes), { description: 'Clubs that can be fitted.' }),
  },
  {
    description: 'The active release.',
  },
)

const ruleStatuses = ['published', 'from_memory', 'model', 'judgment'] as const

const ruleFields = {
  id: Type.String({ description: 'Stable id; fitting results refer to it.' }),
  title: Type.String(),
  statement: Type.String({ description: 'What the rule decides, with its formula and units.' }),
  source: Type.String({ description: 'Where its figures come from.' }),
  status: oneOf(ruleStatuses, {
    description:
      'How well it is supported: seen in a publication, quoted from memory, computed by our checked model, or our decision.',
  }),
  section: Type.String({ description: 'Topic.' }),
  since: Type.String({ description: 'First ruleset revision that contained it.' }),
  implementedBy: Type.String({
    description: 'The function that carries it out: source file and export.',
    examples: ['src/fitting/engine/driver-loft.ts#fitDriverLoft'],
  }),
  table: Type.Optional(Type.String({ description: 'Reference table that contains its figures.' })),
}

/** Answer of `GET /v1/rules`. */
export const RuleList = closed(
  {
    success: Type.Literal(true),
    rulesetRevision: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    byStatus: closed(Object.fromEntries(ruleStatuses.map((status) => [status, Type.Integer({ minimum: 0 })]))),
    rules: Type.Array(closed(ruleFields)),
  },
  { description: 'Every fitting rule.' },
)

/** Address of `GET /v1/rules/{id}`. */
export const RulePath = closed({ id: Type.String({ description: 'Id of the rule.', examples: ['DRV-LOFT'] }) })

/** Answer of `GET /v1/rules/{id}`. */
export const RuleDetail = closed(
  {
    success: Type.Literal(true),
    rulesetRevision: Type.String(),
    rule: closed({
      ...ruleFields,
      columns: Type.Optional(
        Type.Record(Type.String(), Type.String(), { description: 'What each column of the table says.' }),
      ),
      rows: Type.Optional(
        Type.Array(Type.Record(Type.String(), Type.Union([Type.Number(), Type.String(), Type.Null()])), {
          description: 'Rows of the table, by column; an empty cell is null.',
        }),
      ),
    }),
  },
  { description: 'One fitting rule, with the rows of its table.' },
)
