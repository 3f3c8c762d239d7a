import { formKeyName } from '../platform/postgres/claim.ts'
import { Html } from './html.ts'

/**
 * Give each form a key of its own, made when it is rendered: a second click, a page that is loaded again, or a proxy that sends the
 * form once more writes nothing twice.
 */
export const withFormKeys = ({ text }: Html): Html =>
  new Html(
    text.replaceAll(
      /<form method="post"[^>]*>/g,
      (form) => `${form}<input type="hidden" name="${formKeyName}" value="${crypto.randomUUID()}">`,
    ),
  )
