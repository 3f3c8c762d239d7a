import { headShape } from '../../equipment/pictures/index.ts'
import { specNames } from '../../golf/names/spec-names.ts'
import { categoriesOf, clubTypes } from '../../golf/names/words.ts'
import { tokenStyle } from '../../pages/index.ts'
import baseStyle from './base.card.css' with { type: 'text' }
import card from './card.view.js' with { type: 'text' }
import drawingsStyle from './drawings.card.css' with { type: 'text' }
import element from './element.view.js' with { type: 'text' }
import fitting from './fitting.view.js' with { type: 'text' }
import flight from './flight.view.js' with { type: 'text' }
import flightStyle from './flight-gaps.card.css' with { type: 'text' }
import gaps from './gaps.view.js' with { type: 'text' }
import golfer from './golfer.view.js' with { type: 'text' }
import headStyle from './head.card.css' with { type: 'text' }
import head from './head.view.js' with { type: 'text' }
import host from './host.view.js' with { type: 'text' }
import link from './link.view.js' with { type: 'text' }
import narrowStyle from './narrow.card.css' with { type: 'text' }
import page from './page.html' with { type: 'text' }
import picksStyle from './picks.card.css' with { type: 'text' }
import picks from './picks.view.js' with { type: 'text' }
import specsStyle from './specs.card.css' with { type: 'text' }
import specs from './specs.view.js' with { type: 'text' }
import statesStyle from './states.card.css' with { type: 'text' }
import states from './states.view.js' with { type: 'text' }

const styles = [
  tokenStyle,
  baseStyle,
  drawingsStyle,
  headStyle,
  specsStyle,
  flightStyle,
  picksStyle,
  statesStyle,
  narrowStyle,
]
/** Each after the parts that it uses. */
const scripts = [element, host, link, golfer, head, specs, flight, gaps, picks, states, fitting, card]

/**
 * The page that hosts show a fitting with: one file without a request to anywhere, since hosts forbid them. Its parts are
 * joined here, without comments and spare space.
 */
export const fittingCard = (): string =>
  String(page)
    .replace('/* style */', () => withoutSpace(styles.join('')))
    .replace('<!-- pictures -->', pictures)
    .replace('/* script */', () =>
      [`const specNames=${JSON.stringify(specNames)}`, ...scripts.map(joinScripts)].join('\n'),
    )

const transpiler = new Bun.Transpiler({ loader: 'js', minifyWhitespace: true })

/** All scripts share one scope: a name that two of them declare is a syntax error, which the first look at the card shows. */
const joinScripts = (script: string): string =>
  transpiler
    .transformSync(script)
    .replace(/import\{[^}]*\}from"[^"]+";/g, '')
    .replace(/export const/g, 'const')

const withoutSpace = (css: string): string => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')

const pictures = (): string =>
  clubTypes
    .flatMap((clubType) =>
      categoriesOf[clubType].map((category) => {
        const shape = headShape({ clubType, category } as Parameters<typeof headShape>[0])
        return `<symbol id="picture-${clubType}-${category}" viewBox="0 0 240 180">${shape}</symbol>`
      }),
    )
    .join('')
