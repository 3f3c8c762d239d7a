import { type Html, html, page, withFormKeys } from '../../pages/index.ts'
import { type Section, sections } from './addresses.ts'
import type { Visit } from './visit.ts'

/** What is around every page: where one is, where else one can go, who one is. */
export const frame = (
  { deps: { config }, person, isOwner, secret }: Pick<Visit, 'deps' | 'person' | 'isOwner' | 'secret'>,
  { title, section, content }: { title: string; section: Section | null; content: Html },
): Html =>
  page({
    title: `${title} - ${config.serviceName}`,
    serviceName: config.serviceName,
    styles: ['/docs/components.css', '/docs/dashboard.css'],
    ...(secret !== null && { scripts: ['/docs/copy.js'] }),
    place: 'account',
    isSignedIn: true,
    within: html`<nav class="within" aria-label="Dashboard">
${links(section, isOwner)}</nav>
<div class="you"><span>${person.companyName}</span><span class="email">${person.email}</span><span>${isOwner ? 'Owner' : 'Member'}</span>
<form method="post" action="/sign-out"><button class="quiet">Sign out</button></form></div>
`,
    main: withFormKeys(content),
  })

const links = (section: Section | null, isOwner: boolean): Html[] =>
  Object.entries(sections)
    .filter(([, part]) => isOwner || !('isForOwners' in part))
    .map(
      ([key, { name, address }]) =>
        html`<a href="${address}"${key === section ? html` aria-current="page"` : ''}>${name}</a>\n`,
    )
