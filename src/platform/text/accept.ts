/** `gzip;q=0.8, *;q=0` as a table. A quality that cannot be read counts as a refusal. `x-gzip` is an old name of `gzip`. */
export const qualityValues = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
        const value = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
        const quality = value === undefined ? 1 : Number(value)
        return [name.replace(/^x-/, ''), quality >= 0 && quality <= 1 ? quality : 0]
      }),
  )

/**
 * Whether a person's browser asks: it names HTML, and likes it better than JSON. Programs name JSON, or take anything.
 * @param accept The header of this name.
 */
export const prefersHtml = (accept: string | null): boolean => {
  if (!accept?.includes('text/html')) return false
  const qualities = qualityValues(accept)
  return (qualities.get('text/html') ?? 0) > (qualities.get('application/json') ?? 0)
}

/** Whether a program asks for JSON by its name. @param accept The header of this name. */
export const prefersJson = (accept: string | null): boolean =>
  accept?.includes('application/json') === true && !prefersHtml(accept)
