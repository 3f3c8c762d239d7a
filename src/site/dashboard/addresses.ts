/** The addresses of the dashboard; what each shows and does stands in `site.ts`. An `:id` is one word of the address. */
export const addresses = [
  '/dashboard',
  '/dashboard/fittings',
  '/dashboard/fittings/:id',
  '/dashboard/fittings/:id/json',
  '/dashboard/requests',
  '/dashboard/requests/:id',
  '/dashboard/keys',
  '/dashboard/keys/:id/roll',
  '/dashboard/keys/:id/revoke',
  '/dashboard/agents',
  '/dashboard/agents/:id/revoke',
  '/dashboard/apps',
  '/dashboard/apps/:id/revoke',
  '/dashboard/webhooks',
  '/dashboard/webhooks/:id/enable',
  '/dashboard/webhooks/:id/leads',
  '/dashboard/webhooks/:id/rotate',
  '/dashboard/webhooks/:id/remove',
  '/dashboard/team',
  '/dashboard/team/uninvite',
  '/dashboard/team/:id/role',
  '/dashboard/team/:id/remove',
  '/dashboard/audit',
  '/dashboard/inventory',
  '/dashboard/settings',
  '/dashboard/store-link',
  '/dashboard/look',
  '/dashboard/password',
  '/dashboard/sign-out-everywhere',
] as const
/** Address of a page of the dashboard. */
export type Address = (typeof addresses)[number]

/** The parts of the dashboard, in the order of its navigation. */
export const sections = {
  overview: { name: 'Overview', address: '/dashboard' },
  fittings: { name: 'Fittings', address: '/dashboard/fittings' },
  requests: { name: 'Requests', address: '/dashboard/requests' },
  keys: { name: 'Keys', address: '/dashboard/keys' },
  agents: { name: 'Agents', address: '/dashboard/agents' },
  apps: { name: 'Apps', address: '/dashboard/apps' },
  webhooks: { name: 'Webhooks', address: '/dashboard/webhooks' },
  team: { name: 'Team', address: '/dashboard/team' },
  audit: { name: 'Audit', address: '/dashboard/audit', isForOwners: true },
  inventory: { name: 'Stock', address: '/dashboard/inventory' },
  settings: { name: 'Settings', address: '/dashboard/settings' },
} as const satisfies Record<
  string,
  { readonly name: string; readonly address: Address; readonly isForOwners?: boolean }
>
/** Section of the dashboard. */
export type Section = keyof typeof sections
