import type { CompletedFitting } from '../../../fitting/index.ts'
import { type Html, html, page } from '../../../pages/index.ts'

/** A completed fitting for people. */
export const labPage = ({ specs, topPicks, analysis, attribution }: CompletedFitting, serviceName: string): Html =>
  page({
    title: `Fitting - ${serviceName}`,
    serviceName,
    main: html`<h1>Your fitting</h1>
<p class="lead">${analysis?.summary ?? attribution}</p>
<table>
${Object.values(specs).map(
  ({ display, why = '', rule }) =>
    html`<tr><td>${display}</td><td>${why} <a href="/v1/rules/${rule}">${rule}</a></td></tr>\n`,
)}</table>
<ol>
${topPicks.map(({ brand, model, storeUrl }) => html`<li><a href="${storeUrl}">${brand} ${model}</a></li>\n`)}</ol>
<p>${attribution}</p>`,
  })
