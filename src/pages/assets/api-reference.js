// Starts the interactive API page. Runs in the browser, served as it is.
const dark = matchMedia('(prefers-color-scheme: dark)')
const page = document.documentElement
const follow = () =>
  page.classList.toggle('dark-mode', (page.dataset.scheme ?? (dark.matches ? 'dark' : '')) === 'dark')
dark.addEventListener('change', follow)
page.addEventListener('scheme', follow)
follow()

// What keeps Swagger UI from being used by keyboard and screen reader is taken away or added here.
const accessible = ({ React: { createElement: element } }) => ({
  wrapComponents: {
    // A link inside the button that opens an operation; the button does the same.
    DeepLink:
      () =>
      ({ text }) =>
        element('span', null, text),
    // A list of one server, without a label.
    ServersContainer: () => () => null,
    // The page has said it.
    InfoContainer: () => () => null,
    AuthorizeBtnContainer: (Button) => (props) =>
      element('section', { 'aria-label': 'Authorization' }, element(Button, props)),
    operations: (Operations) => (props) =>
      element('div', null, element('h2', { className: 'unseen' }, 'Operations'), element(Operations, props)),
  },
})

// Whoever tries one operation after the other must not end the key with which all of them are tried.
const careful = {
  statePlugins: {
    spec: {
      wrapSelectors: {
        allowTryItOutFor:
          (_usual, { specSelectors }) =>
          (_state, path, method) =>
            specSelectors.specJson().getIn(['paths', path, method, 'x-ends-credential']) !== true,
      },
    },
  },
}

SwaggerUIBundle({
  url: '/swagger/json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  persistAuthorization: false,
  // Schemas stand at their operations; hundreds in a row are found by nobody, and their heading follows none of its level.
  defaultModelsExpandDepth: -1,
  // Without this the page would send the description to a third party for a badge.
  validatorUrl: null,
  plugins: [accessible, careful],
})
