-- 0049: json columns hold objects. A driver that sends a statement again after serializing it twice would store texts there.
-- Lock: a brief ACCESS EXCLUSIVE on each table; no row is read, since the constraints hold for new and changed rows only (0050 looks
-- at the others).
-- Works with the previous release: it stores objects.

alter table accounts add constraint accounts_hold_objects check (json_typeof(look) = 'object') not valid;
alter table evidence_pending add constraint evidence_pending_hold_objects check (json_typeof(facts) = 'object') not valid;
alter table fittings add constraint fittings_hold_objects
  check (json_typeof(input) = 'object' and json_typeof(output) = 'object' and json_typeof(error) = 'object') not valid;
alter table golfers add constraint golfers_hold_objects check (json_typeof(profile) = 'object') not valid;
alter table sessions add constraint sessions_hold_objects check (json_typeof(payload) = 'object' and json_typeof(heading) = 'object') not valid;
alter table webhook_deliveries add constraint webhook_deliveries_hold_objects check (json_typeof(data) = 'object') not valid;
alter table catalog_grips add constraint catalog_grips_hold_objects check (jsonb_typeof(record) = 'object') not valid;
alter table catalog_heads add constraint catalog_heads_hold_objects check (jsonb_typeof(record) = 'object') not valid;
alter table catalog_models add constraint catalog_models_hold_objects check (jsonb_typeof(record) = 'object') not valid;
alter table catalog_shafts add constraint catalog_shafts_hold_objects check (jsonb_typeof(record) = 'object') not valid;
alter table fitters add constraint fitters_hold_objects check (jsonb_typeof(record) = 'object') not valid;
alter table oauth_clients add constraint oauth_clients_hold_objects check (jsonb_typeof(payload) = 'object') not valid;
alter table oauth_grants add constraint oauth_grants_hold_objects check (jsonb_typeof(payload) = 'object') not valid;
alter table oauth_keys add constraint oauth_keys_hold_objects check (jsonb_typeof(value) = 'object') not valid;
alter table oauth_records add constraint oauth_records_hold_objects check (jsonb_typeof(payload) = 'object') not valid;
