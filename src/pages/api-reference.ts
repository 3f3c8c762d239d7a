import { type Html, html } from './html.ts'

/**
 * The interactive page of the API description: Swagger UI, all of it served from here. It weighs 460 kB compressed, half of
 * what Scalar weighs, calls no other host, works under our policy of no inline styles, and can be made accessible.
 */
export const apiReference = (serviceName: string): Html =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API - ${serviceName}</title>
<link rel="icon" type="image/svg+xml" href="/docs/icon.svg">
<link rel="stylesheet" href="/swagger/swagger-ui.css">
<link rel="stylesheet" href="/swagger/api-reference.css">
</head>
<body>
<noscript><main><p>This page needs JavaScript. The description itself: <a href="/swagger/json">/swagger/json</a> (OpenAPI 3.1).</p></main></noscript>
<div id="swagger-ui"></div>
<script src="/swagger/swagger-ui-bundle.js"></script>
<script src="/swagger/api-reference.js"></script>
</body>
</html>
`
