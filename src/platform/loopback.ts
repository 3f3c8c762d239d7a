/** Names of the machine that a program runs on. @source RFC 6761, 6.3; RFC 8252, 7.3 */
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address leads to the machine itself. */
export const isLoopback = ({ hostname }: Pick<URL, 'hostname'>): boolean => loopbackNames.includes(hostname)

/** The same of a text, which may be no address. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopback(new URL(url))
