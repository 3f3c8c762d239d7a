/**
 * Tables that grow with use. They have `account_id` first in their primary key, so that a database over several servers
 * is divided by it: everything of an account lies together.
 */
export const dividedTables = [
  'agent_days',
  'audit_events',
  'credit_balances',
  'credit_entries',
  'customers',
  'evidence_pending',
  'fittings',
  'recent_requests',
  'retention_marks',
  'session_space',
  'sessions',
  'stock_items',
  'store_links',
  'usage_counts',
  'usage_months',
  'webhook_deliveries',
  'webhook_endpoints',
] as const
