import type { Html } from './html.ts'
import { pagePolicy, pageResponse } from './page.ts'

/**
 * A page with forms, for one person. Its forms go to this service. `same-origin` instead of `no-referrer`, with which
 * browsers would send `Origin: null`, so that forms of other sites could not be told apart.
 *
 * @param options.leadsAway A form leads on to another site: browsers would apply `form-action` to that redirect too.
 */
export const formResponse = (
  page: Html,
  { status = 200, leadsAway = false, headers = {} }: FormOptions = {},
): Response =>
  pageResponse(page, status, {
    'cache-control': 'private, no-store',
    'content-security-policy': pagePolicy.replace("; form-action 'none'", leadsAway ? '' : "; form-action 'self'"),
    'referrer-policy': 'same-origin',
    ...headers,
  })

interface FormOptions {
  readonly status?: number
  readonly leadsAway?: boolean
  readonly headers?: Readonly<Record<string, string>>
}
