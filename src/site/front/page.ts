import { codeBox, exampleRequest, type Html, html, page } from '../../pages/index.ts'
import type { Config } from '../../platform/config.ts'

/** What a golfer gets, an example, and the ways in for developers and agents. */
export const frontPage = ({ baseUrl, serviceName }: Pick<Config, 'baseUrl' | 'serviceName'>, example: Html): Html =>
  page({
    title: `${serviceName}: golf club fitting that shows its work`,
    serviceName,
    styles: ['/docs/components.css', '/docs/lab.css', '/docs/front.css'],
    scripts: ['/docs/copy.js'],
    main: html`<div class="front">
<h1>Golf club fitting that shows its work</h1>
<p class="lead">Send a golfer's measurements and launch-monitor figures. Get a complete build, matched to real heads, shafts
and grips. Every figure names the rule that chose it, and every rule names its source.</p>
<p class="actions"><a class="button" href="/studio">Fit a club</a> <a class="button quiet" href="/example">Open an example fitting</a> <a class="button quiet" href="/v1/rules">Read the rules</a></p>
<section aria-labelledby="example">
<h2 id="example">An example: 94 mph, handicap 16, a slice, a 9° driver</h2>
${example}
</section>
<section aria-labelledby="golfers">
<h2 id="golfers">What a golfer gets</h2>
<ul class="points">
<li><strong>Keep or change</strong> What a new club would gain, in yards and degrees, and when to keep the current one.</li>
<li><strong>The whole club</strong> Loft, flex, weight and launch profile, length, lie, head, swing weight, grip; wedge sets and wood gaps.</li>
<li><strong>How sure it is</strong> What was measured, what was estimated, and the one measurement that would help most.</li>
</ul>
</section>
<section aria-labelledby="developers">
<h2 id="developers">For developers</h2>
<p>A fitting is one request. Search, comparison, scores, grip size, bag gapping and store links are free.</p>
${codeBox('curl', 'A first fitting', exampleRequest(baseUrl))}
<ul class="doors">
<li><a href="/docs">Documentation</a> Quick start, guides and accuracy.</li>
<li><a href="/swagger">API description</a> Every operation, to read about and try.</li>
<li><a href="/docs/errors">Problems</a> What each error code means and what to do.</li>
<li><a href="/dashboard">Dashboard</a> Keys, usage, saved fittings, connected apps.</li>
</ul>
</section>
<section aria-labelledby="agents">
<h2 id="agents">For AI agents</h2>
<p>The same operations are available as tools of an MCP server, with OAuth or an API key.</p>
${codeBox('mcp', 'URL of the MCP server', `${baseUrl}/mcp`)}
<ul class="doors">
<li><a href="/llms.txt">llms.txt</a> What a language model should know before it calls.</li>
</ul>
</section>
</div>`,
  })
