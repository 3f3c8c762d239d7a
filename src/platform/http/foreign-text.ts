import { say } from '../../words/say.ts'
import { problem } from '../errors.ts'
import { refuse } from '../schema.ts'

/** Lengths of what callers write outside of bodies, in characters. Whoever reads such a text may scan it several times. */
const pathPartMax = 200
const parameterNameMax = 100
/** A redirect address or the state of an AI platform; the longest text of an operation has 100. */
const parameterMax = 2_000
const parametersMax = 64
const headerMax = 8_192
const fieldMax = 2_000
const fieldsMax = 100

/**
 * Refuses an address or a header with a text that is too long for any reader, and a NUL character, which no database takes:
 * before anyone reads it, whether in the router or around it.
 * @throws validationFailed
 */
export const refuseLongTexts = ({ url, headers }: Request): void => {
  if (url.includes('%00')) throw problem('validationFailed', { detail: say('requests.nulInUrl') })
  if (url.length > pathPartMax) refuseLongAddress(url)
  headers.forEach(refuseLongHeader)
}

const refuseLongAddress = (url: string): void => {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  if (path.split('/').some((part) => part.length > pathPartMax && charactersOf(part) > pathPartMax))
    refuse([{ pointer: '', detail: say('requests.addressParts', { most: pathPartMax }) }])
  if (query !== -1) refuseLongMembers(new URLSearchParams(url.slice(query)), parametersMax, parameterMax)
}

/** Characters of a part as it was meant: one beyond ASCII is up to twelve of its escaped form. */
const charactersOf = (part: string): number => {
  try {
    return decodeURIComponent(part).length
  } catch {
    return part.length // broken escapes reach no route
  }
}

const refuseLongHeader = (value: string, name: string): void => {
  if (value.length > headerMax) refuse([{ pointer: `/${name}`, detail: say('requests.textMost', { most: headerMax }) }])
}

/**
 * The same for the fields of a form.
 * @param charactersMax Of a field, where a form takes files.
 */
export const refuseLongFields = (form: URLSearchParams, charactersMax = fieldMax): void => {
  refuseLongMembers(form, fieldsMax, charactersMax)
  for (const [name, value] of form)
    if (name.includes('\0') || value.includes('\0'))
      refuse([{ pointer: `/${name.replaceAll('\0', '')}`, detail: say('requests.noNul') }])
}

const refuseLongMembers = (sent: URLSearchParams, countMax: number, charactersMax: number): void => {
  if (sent.size > countMax) refuse([{ pointer: '', detail: say('requests.fieldsMost', { most: countMax }) }])
  for (const [name, value] of sent) {
    if (name.length > parameterNameMax)
      refuse([{ pointer: '', detail: say('requests.namesMost', { most: parameterNameMax }) }])
    if (value.length > charactersMax)
      refuse([
        {
          pointer: `/${name}`,
          detail: say('requests.textMost', { most: charactersMax }),
          received: `${value.slice(0, 100).toWellFormed()}...`,
        },
      ])
  }
}
