import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, needed, verb } from './verb.ts'

/** Fit a club from what a launch monitor captured. */
export const fit = (env: Environment) =>
  verb({
    name: 'fit',
    description: 'Fit a club from the medians of a captured session. Charges the account one fitting.',
    args: {
      session: needed('sessionId of the session, a UUID.'),
      club: needed('Club, as named in the session: "7 iron".'),
      account: needed('Id of the account, acc_...'),
      hand: needed('Whether the golfer plays right- or left-handed: right or left.'),
      handicap: { type: 'string', description: 'Handicap of the golfer, if known.' },
    },
    run: ({ session, club, account, hand, handicap }) =>
      operate(readConfig(env), 'fit', {
        session,
        club,
        account,
        hand,
        ...(handicap !== undefined && { handicap: handicap.trim() === '' ? handicap : Number(handicap) }),
      }),
    show: ({ result, shotsUsed, shotsLeftOut, swingMetrics, unusable, corrected }) => {
      const specs = Object.entries(result.specs).map(([name, spec]) => `  ${name.padEnd(15)}${spec.display}`)
      const picks = result.topPicks.map(({ rank, brand, model, score }) => `  ${rank}. ${brand} ${model} (${score})`)
      const medians = Object.entries(swingMetrics).map(([name, value]) => `${name} ${value}`)
      return [
        `Fitting ${result.fittingId}: ${result.clubType}`,
        `From ${shotsUsed} shots${shotsLeftOut > 0 ? `, ${shotsLeftOut} left out (outliers, or to review)` : ''}: ${medians.join(', ')}.`,
        ...unusable.map((what) => `Not used: ${what}`),
        ...corrected.map((what) => `Corrected: ${what}`),
        ...specs,
        ...picks,
        result.attribution,
        'One fitting was charged.',
      ].join('\n')
    },
  })
