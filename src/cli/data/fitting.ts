import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import { showFitting } from '../remote/verbs.ts'
import { pageTable } from '../table.ts'
import type { Environment } from '../verb.ts'

/** Stored fittings. */
export const fitting = (env: Environment) =>
  defineCommand({
    meta: { name: 'fitting', description: 'List fittings, and show one.' },
    subCommands: { list: list(env), show: showFitting(env) },
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'fitting list',
    description: 'List the fittings of an account, newest first.',
    show: ({ fittings, nextCursor }) =>
      pageTable(
        ['created', 'fitting', 'club', 'status'],
        fittings.map(({ createdAt, fittingId, clubType, status }) => [createdAt, fittingId, clubType, status]),
        { nextCursor, none: 'There are no such fittings.' },
      ),
  })
