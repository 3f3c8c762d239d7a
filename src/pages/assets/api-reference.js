// Starts the interactive API page. Runs in the browser, served as it is.
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

SwaggerUIBundle({
  url: '/swagger/json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  persistAuthorization: false,
  // Without this the page would send the description to a third party for a badge.
  validatorUrl: null,
})
