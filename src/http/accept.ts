/**
 * Whether a person's browser asks: it names HTML, and likes it better than JSON. Programs name JSON, or take anything.
 * @param accept The header of this name.
 */
export const prefersHtml = (accept: string | null): boolean => {
  if (!accept?.includes('text/html')) return false
  return quality(accept, 'text/html') > quality(accept, 'application/json')
}

/** 0 for a type that is not named. */
const quality = (accept: string, type: string): number => {
  for (const entry of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    if (name !== type) continue
    const stated = parameters.find((parameter) => parameter.startsWith('q='))
    return stated === undefined ? 1 : Number(stated.slice('q='.length)) || 0
  }
  return 0
}
