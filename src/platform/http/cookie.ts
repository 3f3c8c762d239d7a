/** The value of a cookie of a request; undefined when it has none of this name. */
export const cookieIn = (request: Request, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
