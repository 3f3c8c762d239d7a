-- 0023: a webhook endpoint gets a new secret, and the old one signs beside it for a day.
-- Lock: a brief ACCESS EXCLUSIVE on webhook_endpoints (columns without a default: no rewrite).
-- Works with the previous release: it signs with the new secret alone.

alter table webhook_endpoints
  add column old_secret text, -- sealed, as secret is; null: there is none
  add column old_secret_until timestamptz;
