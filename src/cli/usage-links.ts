import type { ResultOf } from './operations.ts'

/** Store links by platform, in words: what orders that carry a svc_ref are compared with. */
export const linkLines = (platforms: ResultOf<'usage links'>): string =>
  platforms.length === 0
    ? 'No store links yet.'
    : platforms
        .map(
          ({ platform, links, withFitting, withoutFitting, fittings }) =>
            `${platform ?? '(not given)'}  ${links} links: ${withFitting} from ${fittings} fittings, ${withoutFitting} without`,
        )
        .join('\n')
