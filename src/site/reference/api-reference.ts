import { type Html, html, sheet } from '../../pages/index.ts'

/**
 * The API description in Swagger UI, for those who want to send requests from their browser. It weighs 460 kB compressed, half
 * of what Scalar weighs, calls no other host, works under our policy of no inline styles, and can be made accessible. Whoever
 * only reads is served by the pages of `reference/`.
 */
export const apiReference = (serviceName: string): Html =>
  sheet({
    title: `Try the API - ${serviceName}`,
    serviceName,
    place: 'developers',
    styles: ['/swagger/swagger-ui.css', '/swagger/api-reference.css'],
    scripts: ['/swagger/swagger-ui-bundle.js', '/swagger/api-reference.js'],
    // Swagger UI has the main part in it.
    body: html`<div id="main" tabindex="-1">
<section aria-labelledby="try">
<h1 id="try">Try the API</h1>
<p class="lead">Choose <b>Authorize</b>, enter a key, then open an operation and choose <b>Try it out</b>. Requests are real: a
fitting is charged, unless the key is a test key. <a href="/swagger">All operations as text</a> works without scripts.</p>
</section>
<div id="swagger-ui"></div>
</div>`,
  })
