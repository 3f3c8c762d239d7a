import { type Html, html, page } from '../../pages/index.ts'
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
    header: html`<header>
<a class="skip" href="#content">Skip to the content</a>
<div class="brand"><a class="home" href="/">${config.serviceName}</a> <span class="company">${person.companyName}</span></div>
<nav aria-label="Dashboard">
${links(section, isOwner)}<a href="/studio">Studio</a></nav>
<div class="you"><span class="email">${person.email}</span><span>${isOwner ? 'Owner' : 'Member'}</span>
<form method="post" action="/sign-out"><button class="quiet">Sign out</button></form></div>
</header>`,
    main: html`<div id="content" tabindex="-1">
${content}
</div>`,
  })

const links = (section: Section | null, isOwner: boolean): Html[] =>
  Object.entries(sections)
    .filter(([, part]) => isOwner || !('isForOwners' in part))
    .map(
      ([key, { name, address }]) =>
        html`<a href="${address}"${key === section ? html` aria-current="page"` : ''}>${name}</a>\n`,
    )
