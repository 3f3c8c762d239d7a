-- Divide a database by account, or what a later release has added to one that is divided. Everything or nothing.
-- Every table with account_id first in its primary key is divided, and what is of one account lies together. The accounts are
-- copied to every server. What is small and of all accounts stays on the coordinator.
set local client_min_messages = 'warning';
set local citus.multi_shard_modify_mode = 'sequential';

create temporary table to_divide on commit drop as
  select c.oid::regclass as name, c.relname <> 'credit_balances' as is_later
    from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname = 'account_id'
   where i.indisprimary and c.relnamespace = current_schema()::regnamespace
     and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid and p.partmethod = 'h');

-- References between tables that are not divided yet, or not in the same way, stand in the way while they are being divided.
create temporary table references_of_divided on commit drop as
  select k.conrelid::regclass as name, k.conname, pg_get_constraintdef(k.oid) as definition,
         d.name is not null or k.conrelid = k.confrelid as is_kept
    from pg_constraint k left join to_divide d on d.name = k.conrelid
   where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
     and (d.name is not null
          or (k.confrelid = 'accounts'::regclass
              and not exists (select from pg_dist_partition p where p.logicalrelid = k.conrelid)));

do $$
declare
  v record;
begin
  for v in select * from references_of_divided loop
    execute format('alter table %s drop constraint %I', v.name, v.conname);
  end loop;
  if not exists (select from pg_dist_partition where logicalrelid = 'accounts'::regclass and partmethod = 'n') then
    perform create_reference_table('accounts');
    perform truncate_local_data_after_distributing_table('accounts');
  end if;
  for v in select * from to_divide order by is_later, name::text loop
    perform create_distributed_table(
      v.name, 'account_id', colocate_with => case when v.is_later then 'credit_balances' else 'none' end);
    perform truncate_local_data_after_distributing_table(v.name);
  end loop;
  -- What stays on the coordinator has no reference to what does not: Citus would take it for a table of its own.
  for v in select * from references_of_divided where is_kept order by name::text, conname loop
    execute format('alter table %s add constraint %I %s', v.name, v.conname, v.definition);
  end loop;
end $$;

-- What requests do most is done where the account lies; functions that these call are there too.
do $$
declare
  v regprocedure;
begin
  for v in
    select p.oid from pg_proc p where p.pronamespace = current_schema()::regnamespace
       and p.proname in ('announce', 'change_credits', 'charge_fitting', 'claim_correction', 'idempotency_retention',
                         'take_place_of_day')
  loop
    perform create_distributed_function(v);
  end loop;
  for v in
    select p.oid from pg_proc p where p.pronamespace = current_schema()::regnamespace
       and p.proname in ('reserve_fitting', 'store_fitting', 'settle_fitting', 'fail_fitting', 'store_session')
  loop
    perform create_distributed_function(v, 'p_account_id', colocate_with => 'credit_balances');
  end loop;
end $$;
