import { capitalized, mapValues, nameIn, refTo, type Schema, type Schemas } from './schemas.ts'

/** One status of an answer: the name of its type, and the members that it always has and that it may have. */
interface Variant {
  readonly status: string
  readonly says: string
  readonly always: readonly string[]
  readonly may?: readonly string[]
  /** What the members are, where that is known more closely. */
  readonly as?: Schemas
}

const nothing = { type: 'null' } as const

/**
 * What comes with which status. The description says it in words; types say it so that a look at `status` tells what is there.
 * A member that no variant names is in all of them.
 */
const variants: Readonly<Record<string, Readonly<Record<string, Variant>>>> = {
  FittingResult: {
    CompletedFitting: {
      status: 'completed',
      says: 'A completed fitting.',
      always: ['specs', 'topPicks', 'clubRecommendations', 'progress', 'meta'],
      may: ['labUrl'],
    },
    RunningFitting: {
      status: 'running',
      says: 'A fitting that is still running.',
      always: ['pollAfterSeconds'],
      may: ['progress'],
    },
    FailedFitting: {
      status: 'failed',
      says: 'A fitting that failed, and is free to run again.',
      always: ['error', 'retry'],
    },
  },
  StoredFitting: {
    CompletedStoredFitting: {
      status: 'completed',
      says: 'A saved fitting that is complete.',
      always: ['output', 'processingTimeMs'],
      may: ['labUrl'],
      as: { output: refTo('CompletedFitting'), processingTimeMs: { type: 'integer' } },
    },
    RunningStoredFitting: {
      status: 'running',
      says: 'A saved fitting that is still running.',
      always: ['output', 'processingTimeMs', 'pollAfterSeconds'],
      as: { output: nothing, processingTimeMs: nothing },
    },
    FailedStoredFitting: {
      status: 'failed',
      says: 'A saved fitting that failed.',
      always: ['output', 'processingTimeMs', 'error', 'retry'],
      as: { output: nothing, processingTimeMs: nothing },
    },
  },
  BatchAnswer: {
    CompletedBatchAnswer: {
      status: 'completed',
      says: 'The answer to a row that was fitted.',
      always: ['fitting'],
      as: { fitting: refTo('CompletedFitting') },
    },
    RunningBatchAnswer: {
      status: 'running',
      says: 'The answer to a row whose fitting is still running.',
      always: ['fitting'],
      as: { fitting: refTo('RunningFitting') },
    },
    FailedBatchAnswer: {
      status: 'failed',
      says: 'The answer to a row whose fitting failed.',
      always: ['fitting'],
      as: { fitting: refTo('FailedFitting') },
    },
    RefusedBatchAnswer: { status: 'refused', says: 'The answer to a row that was refused.', always: ['problem'] },
  },
}

/** Schemas in which an answer with a `status` is one of several types, told apart by it. */
export const byStatus = (schemas: Schemas): Schemas => {
  const narrowed = { ...schemas }
  for (const [name, all] of Object.entries(variants)) {
    for (const [variant, of] of Object.entries(all))
      narrowed[variant] = variantOf(schemas[name]!, of, Object.values(all))
    narrowed[name] = unionOf(schemas[name]!, Object.keys(all))
  }
  return extendedUnions(narrowed)
}

const unionOf = (schema: Schema, names: readonly string[]): Schema =>
  said(schema, { oneOf: names.map(refTo), discriminator: { propertyName: 'status' } })

const variantOf = (
  schema: Schema,
  { status, says, always, may = [], as = {} }: Variant,
  all: readonly Variant[],
): Schema => {
  const { allOf: [base, own] = [undefined, schema] } = schema
  const members = own!.properties!
  const named = all.flatMap((one) => [...one.always, ...(one.may ?? [])])
  for (const name of named) if (!(name in members)) throw new Error(`No fitting is answered with ${name} any more.`)
  const isElsewhere = (name: string) => named.includes(name) && ![...always, ...may].includes(name)
  const known = Object.fromEntries(Object.entries(members).filter(([name]) => !isElsewhere(name)))
  const properties = {
    ...mapValues(known, (one, name) => (as[name] ? said(one, as[name]) : one)),
    ...(known['success']?.type === 'boolean' && {
      success: said(known['success'], { type: 'boolean', const: status !== 'failed' }),
    }),
    status: said(known['status']!, { type: 'string', const: status }),
  }
  const narrow: Schema = { type: 'object', properties, required: [...new Set([...own!.required!, ...always])] }
  return { description: says, ...(base ? { allOf: [base, narrow] } : narrow) }
}

/** Another schema, with the description of the first. */
const said = ({ description }: Schema, schema: Schema): Schema => ({
  ...(description !== undefined && { description }),
  ...schema,
})

/** What extends one of several types is one of several itself. */
const extendedUnions = (schemas: Schemas): Schemas => {
  const extended: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const [base, ...own] = schema.allOf ?? []
    const variantsOfBase = base && schemas[nameIn(base) ?? '']?.oneOf
    if (!variantsOfBase) {
      extended[name] = schema
      continue
    }
    const names = variantsOfBase.map((one) => nameIn(one)!.replace('Fitting', name))
    variantsOfBase.forEach((one, index) => {
      extended[names[index]!] = { ...said(schemas[nameIn(one)!]!, {}), allOf: [one, ...own] }
    })
    extended[name] = unionOf(schema, names)
  }
  return extended
}

/**
 * An object of which one of several members is needed, as one of several objects: each needs one, and may have the others.
 */
export const byNeeded = (schemas: Schemas): Schemas => {
  const split: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const { anyOf, ...object } = schema
    if (!object.properties || !anyOf) {
      split[name] = schema
      continue
    }
    const names = anyOf.map(({ required }) => `${name}With${required!.map(capitalized).join('And')}`)
    anyOf.forEach(({ required = [] }, index) => {
      split[names[index]!] = { ...object, required: [...(schema.required ?? []), ...required] }
    })
    split[name] = said(schema, { anyOf: names.map(refTo) })
  }
  return split
}
