/** The addresses of the dashboard; what each shows and does stands in `site.ts`. An `:id` is one word of the address. */
export const addresses = [
  '/dashboard',
  '/dashboard/agents',
  '/dashboard/agents/:id/revoke',
  '/dashboard/settings',
  '/dashboard/password',
  '/dashboard/sign-out-everywhere',
] as const
export type Address = (typeof addresses)[number]

/** The parts of the dashboard, in the order of its navigation. */
export const sections = {
  overview: { name: 'Overview', address: '/dashboard' },
  agents: { name: 'Agents', address: '/dashboard/agents' },
  settings: { name: 'Settings', address: '/dashboard/settings' },
} as const satisfies Record<string, { readonly name: string; readonly address: Address }>
export type Section = keyof typeof sections
