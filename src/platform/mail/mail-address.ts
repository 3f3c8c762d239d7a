import { isLoopbackUrl } from '../loopback.ts'
import { decoded, refuseAddress } from '../settings/server-address.ts'

/** Take the address of a mail server apart. What it throws quotes nothing of it. @throws {AddressError} */
export const parseMailAddress = (text: string) => {
  const url = URL.parse(text) ?? refuseAddress()
  const { protocol, hostname, port, username, password, search, hash } = url
  if (hostname === '' || port === '0' || search !== '' || hash !== '') refuseAddress()
  const isSecure = protocol === 'smtps:'
  return {
    host: decoded(hostname).replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && username !== '' && !isLoopbackUrl(`http://${hostname}`), // no password travels in the clear
    ...(username !== '' && { auth: { user: decoded(username), pass: decoded(password) } }),
  }
}
