import { el, fold, section } from './element.view.js'
import { link } from './link.view.js'

/** How the club lies against its neighbors in the bag: wedge set, gap to the driver, or the iron set. */
export const gapsView = ({ woodFit, wedgeFit, clubRecommendations }) =>
  woodFit ? woodGap(woodFit) : wedgeFit ? wedgeSet(wedgeFit) : ironSet(clubRecommendations?.ironSet)

const woodGap = ({ designation, basis, advice, verdict, idealGapYards: ideal, ...fit }) => {
  const rows = [
    ['Carry', fit.driverCarryYards, fit.carryYards, fit.gapVsDriverYards],
    ['Total', fit.driverTotalYards, fit.totalYards, fit.totalGapVsDriverYards],
  ]
  return section(
    'Gap to the driver',
    'gaps',
    gapStrip(fit, ideal),
    table(
      ['Yards', 'Driver', designation, 'Gap'],
      rows.map(([name, driver, club, gap]) => [name, driver, club, gap]),
    ),
    el(
      'p',
      { class: 'note' },
      `${verdict === 'estimated' ? '' : `The gap is ${verdict}: `}${ideal.min}-${ideal.max} yards of carry are ideal. ${advice}`,
    ),
    basis === 'estimated' ? el('p', { class: 'note' }, 'Carries are estimated from speed and loft.') : null,
  )
}

/** The yards before the driver, with the band where the club should land. */
const gapStrip = ({ driverCarryYards: driver, carryYards: club }, { min, max }) => {
  const from = Math.min(club, driver - max) - 12
  const at = (yards) => `${Math.round((1000 * (yards - from)) / (driver + 12 - from)) / 10}%`
  return el(
    'div',
    { class: 'strip', 'aria-hidden': 'true' },
    el('span', { class: 'ideal', style: `left:${at(driver - max)};width:${at(from + max - min)}` }),
    el('span', { class: 'yards this', style: `left:${at(club)}` }, `${club}`),
    el('span', { class: 'yards', style: `left:${at(driver)}` }, `${driver}`),
  )
}

const wedgeSet = ({ set, pitchingWedgeLoftDeg, pitchingWedgeBasis, lobWedge, spinGrade }) =>
  section(
    'Wedge set',
    'gaps',
    table(
      ['Wedge', 'Loft', 'Bounce', 'Gap', 'Carry', 'To buy'],
      [
        ['PW', `${pitchingWedgeLoftDeg}°`, '', '', '', 'owned'],
        ...set.map(({ club, loftDeg, bounceDeg, grind, gapDeg, gapYards, carryYards, fullSwing, owned, pick }) => [
          club,
          `${loftDeg}°`,
          el('span', {}, `${bounceDeg}°`, el('small', {}, ` ${grind}`)),
          el('span', {}, `${gapDeg}°`, gapYards === null ? null : el('small', {}, ` ${gapYards} yd`)),
          carryYards === null ? '' : el('span', {}, `${carryYards} yd`, fullSwing ? null : el('small', {}, ' if full')),
          owned
            ? 'owned'
            : pick?.storeUrl
              ? link(pick.storeUrl, 'store', `${pick.brand} ${pick.model} ${pick.loft}°`)
              : '',
        ]),
      ],
    ),
    pitchingWedgeBasis === 'measured'
      ? null
      : el('p', { class: 'note' }, `The pitching wedge loft is ${pitchingWedgeBasis}.`),
    el('p', { class: 'note' }, lobWedge.why),
    spinGrade ? el('p', { class: 'note' }, spinGrade.advice) : null,
  )

const ironSet = (set) =>
  set?.advice?.length > 0
    ? section('The set', 'gaps', ...set.advice.map((text) => el('p', { class: 'note' }, text)))
    : null

const verdicts = { keep: 'Keep it.', compare: 'Compare it.', adjust: 'Adjust it.', replace: 'Replace it.' }

/** What to do with the own club, or what to find out first, line by line, and why. */
export const ownClub = ({ clubRecommendations: { currentClub } }, lines) =>
  section(
    'Your own club',
    'own',
    el('ul', {}, ...lines.map((line) => el('li', {}, line))),
    currentClub ? fold('Why', 'why', textOf(currentClub), ...furtherReasons(currentClub)) : null,
  )

/** Whether the club that the golfer plays now may stay; nothing when it was not named or too little is known of it. */
export const presentClub = (fitting) => {
  const { currentClub } = fitting.clubRecommendations ?? {}
  if (verdicts[currentClub?.verdict] === undefined || !isNamed(fitting)) return null
  return section(
    'The current club',
    'present',
    el('p', { class: 'figure' }, verdicts[currentClub.verdict]),
    textOf(currentClub),
    fold('Why', 'why', ...furtherReasons(currentClub)),
  )
}

const textOf = ({ text }) => (text ? el('p', { class: 'note' }, text) : null)

const furtherReasons = ({ text, reasons = [] }) =>
  reasons.filter((reason) => !text?.includes(reason)).map((reason) => el('p', { class: 'note' }, reason))

/** Shots with a club that nobody named say something of it too: a note, not a headline. */
export const unnamedClub = (fitting) => {
  const text = fitting.clubRecommendations?.currentClub?.text
  return text && !isNamed(fitting) ? el('p', { class: 'note' }, text) : null
}

const isNamed = ({ input, clubRecommendations }) =>
  input?.currentEquipment?.model !== undefined || (clubRecommendations?.currentClub?.club ?? null) !== null

const table = (heads, rows) =>
  el(
    'table',
    {},
    el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
    el(
      'tbody',
      {},
      ...rows.map(([name, ...cells]) =>
        el('tr', {}, el('th', { scope: 'row' }, name), ...cells.map((cell) => el('td', {}, cell))),
      ),
    ),
  )
