import { type Html, html } from './html.ts'

/** Code that scrolls by keyboard, with a button that copies it where the page has `/docs/copy.js`. @param id Of the code on its page. */
export const codeBox = (id: string, label: string, text: string): Html =>
  html`<div class="code"><pre tabindex="0" role="region" aria-label="${label}"><code id="${id}">${text}</code></pre><button type="button" data-copy="${id}" hidden>Copy</button></div>`
