import { type Html, html } from './html.ts'

/** What is shown of a page where its address is sent on, and what search engines show. */
export interface About {
  /** Public address of the service. */
  readonly baseUrl: string
  readonly path: string
  readonly description: string
}

/** Description and Open Graph of a page, in absolute addresses, as programs of others want them. */
export const aboutTags = ({ baseUrl, path, description }: About, title: string, serviceName: string): Html => {
  const properties = {
    'og:type': 'website',
    'og:site_name': serviceName,
    'og:title': title,
    'og:description': description,
    'og:url': baseUrl + path,
    'og:image': `${baseUrl}/docs/shared.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Two flights of a ball, of the present club and of the fitted one',
  }
  return html`<meta name="description" content="${description}">
${Object.entries(properties).map(([name, content]) => html`<meta property="${name}" content="${content}">\n`)}<meta name="twitter:card" content="summary_large_image">
`
}
