import { contentOf, exampleText, type Placed } from './api-description.ts'

/** A request to paste into a terminal: what must be sent, with the examples of the description. */
export const curlOf = ({ method, path, operation }: Placed, baseUrl: string): string => {
  const { parameters = [], requestBody, security } = operation
  const [type, media] = contentOf(requestBody?.content) ?? []
  const shown = Object.fromEntries(parameters.map(({ name, example }) => [name, encodeURIComponent(String(example))]))
  const address = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => shown[name] ?? name)
  const header = (text: string) => `-H ${quote(text)}`
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(`${baseUrl}${address}${queryOf(parameters, shown)}`)}`,
    ...(security?.length === 0 ? [] : [header('Authorization: Bearer <API key>')]),
    ...(type === undefined ? [] : [header(`Content-Type: ${type}`)]),
    ...(media === undefined ? [] : [`--data-raw ${quote(exampleText(media) ?? '')}`]),
  ].join(' \\\n  ')
}

/** Those that must be there, or else the first that has an example. */
const queryOf = (
  parameters: NonNullable<Placed['operation']['parameters']>,
  shown: Readonly<Record<string, string>>,
): string => {
  const known = parameters.filter((one) => one.in === 'query' && one.example !== undefined)
  const required = known.filter((one) => one.required)
  const asked = required.length > 0 ? required : known.slice(0, 1)
  return asked.length === 0 ? '' : `?${asked.map(({ name }) => `${name}=${shown[name]}`).join('&')}`
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
