/** `gzip;q=0.8, *;q=0` as a table. A quality that cannot be read counts as a refusal. `x-gzip` is an old name of `gzip`. */
export const likingsIn = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
        const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
        const liking = quality === undefined ? 1 : Number(quality)
        return [name.replace(/^x-/, ''), liking >= 0 && liking <= 1 ? liking : 0]
      }),
  )

/**
 * Whether a person's browser asks: it names HTML, and likes it better than JSON. Programs name JSON, or take anything.
 * @param accept The header of this name.
 */
export const prefersHtml = (accept: string | null): boolean => {
  if (!accept?.includes('text/html')) return false
  const likings = likingsIn(accept)
  return (likings.get('text/html') ?? 0) > (likings.get('application/json') ?? 0)
}
