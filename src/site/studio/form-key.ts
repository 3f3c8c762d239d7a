import { Type } from '@sinclair/typebox'
import { idempotencyKeyForm } from '../../platform/http/idempotency-key.ts'
import { type FieldProblem, fieldProblems } from '../../platform/schema.ts'

const KeyField = Type.Object({ key: Type.Optional(Type.String(idempotencyKeyForm)) })

/** The key that a form names, as a request would: a second click is the same fitting. Without one each click is a fitting. */
export const formKey = (form: URLSearchParams) => {
  const key = form.get('key')
  return key === null ? {} : { 'idempotency-key': key }
}

/** What is wrong with the key of a form. */
export const formKeyProblems = (form: URLSearchParams): FieldProblem[] =>
  fieldProblems(KeyField, form.has('key') ? { key: form.get('key') } : {})
