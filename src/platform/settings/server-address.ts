/** A server, or the directory of its socket. */
export interface Host {
  readonly name: string
  readonly port: number
}

/** The address cannot be used. The message names what is wrong, and nothing secret. */
export class AddressError extends Error {
  override readonly name = 'AddressError'
}

/** @throws {AddressError} */
export const refuseAddress = (detail = 'is not a valid URL: check its host, port and password'): never => {
  throw new AddressError(detail)
}

/** Percent encoding undone. @throws {AddressError} */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return refuseAddress('has a % that is not followed by two hexadecimal digits: write %25 for a percent sign')
  }
}

/** `user:password`, both of which may be missing. */
export const loginOf = (text: string): { user: string | undefined; password: string | undefined } => {
  const [, user, password] = /^([^:]*)(?::(.*))?$/s.exec(text)!
  return {
    user: decoded(user ?? '') || undefined,
    password: password === undefined ? undefined : decoded(password),
  }
}

/**
 * `host:port`, `[::1]:port`, `/directory`.
 * @param ports One for all, or one for each, where the hosts themselves name none.
 * @throws {AddressError}
 */
export const hostsOf = (texts: readonly string[], portUsual: number, ports: readonly string[] = []): Host[] =>
  texts.map((text, index) => {
    const isSocket = text.startsWith('/')
    const [, name = '', ownPort] = isSocket
      ? [text, text]
      : (/^(\[[^\]]*\]|[^:\s]*)(?::(\d*))?$/.exec(text) ?? refuseAddress())
    const port = Number(ownPort || (ports.length === 1 ? ports[0] : ports[index]) || portUsual)
    if (!(Number.isInteger(port) && port > 0 && port < 65_536)) refuseAddress()
    return { name: name.replace(/^\[(.*)\]$/, '$1') || 'localhost', port }
  })
