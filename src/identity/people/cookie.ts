import type { Config } from '../../platform/settings/settings.ts'

/** Lax: it comes along when an AI platform sends somebody here, and with no form of another site. */
export const attributesOf = ({ authUrl }: Pick<Config, 'authUrl'>): string =>
  `Path=/; HttpOnly; SameSite=Lax${authUrl.startsWith('https:') ? '; Secure' : ''}`
