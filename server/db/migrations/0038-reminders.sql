-- Reminders of papers that end (contract-trade section 6, docs/decisions/0054).

-- What was done about an expiry of a vehicle; by nobody: by the portal itself.
create table reminder_log (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  kind text not null
    constraint reminder_log_kind_check check (kind in ('PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT')),
  what text not null constraint reminder_log_what_check check (what in ('sent', 'snoozed', 'renewed')),
  expiry_date date,
  channel text constraint reminder_log_channel_check check (channel in ('WHATSAPP', 'SMS', 'CALL', 'MAIL')),
  outcome text
    constraint reminder_log_outcome_check check (outcome in ('sent', 'willRenew', 'notReached', 'renewedElsewhere')),
  note text,
  until date,
  new_expiry_date date,
  -- The lead day of what the portal sent by itself.
  lead_day smallint,
  user_id uuid references users (id),
  at timestamptz not null,
  constraint reminder_log_sent_check check ((what = 'sent') = (outcome is not null)),
  constraint reminder_log_snoozed_check check ((what = 'snoozed') = (until is not null)),
  constraint reminder_log_renewed_check check ((what = 'renewed') = (new_expiry_date is not null)),
  constraint reminder_log_by_check check ((user_id is null) = (lead_day is not null))
);
create index reminder_log_vehicle_id_idx on reminder_log (vehicle_id, kind, at desc, id desc);
create index reminder_log_expiry_date_idx on reminder_log (expiry_date) where what = 'sent';
create index reminder_log_at_idx on reminder_log (at);
create index reminder_log_user_id_idx on reminder_log (user_id);
-- The portal reminds once of each date on each lead day, on any number of processes and after a kill.
create unique index reminder_log_once_idx on reminder_log (vehicle_id, kind, expiry_date, lead_day) where lead_day is not null;

create table reminder_snoozes (
  vehicle_id uuid not null references vehicles (id),
  kind text not null
    constraint reminder_snoozes_kind_check check (kind in ('PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT')),
  until date not null,
  primary key (vehicle_id, kind)
);
create index reminder_snoozes_until_idx on reminder_snoozes (until);

create table reminder_templates (
  kind text not null
    constraint reminder_templates_kind_check check (kind in ('PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT')),
  language text not null constraint reminder_templates_language_check check (language in ('en', 'hi')),
  text text not null,
  primary key (kind, language)
);

create table reminder_settings (
  id smallint primary key default 1 constraint reminder_settings_id_check check (id = 1),
  lead_days smallint[] not null,
  dealer_digest text not null constraint reminder_settings_dealer_digest_check check (dealer_digest in ('off', 'daily', 'weekly')),
  webhook_url text,
  -- The encrypted secret of the webhook; empty without one.
  key_id smallint not null,
  sealed bytea not null
);

alter table deliveries drop constraint deliveries_channel_check,
  add constraint deliveries_channel_check check (channel in ('mail', 'webhook')) not valid;
alter table deliveries validate constraint deliveries_channel_check;

create index vehicles_reminders_off_idx on vehicles (id) where reminders_off;
create index vehicles_firm_name_idx on vehicles (firm_name) where last_case_at is not null;

-- How many vehicles have an expiry of a kind on a day, as for the dates of cases (migration 0009): a change adds a row in its own
-- transaction, so that writers never wait for each other, and the worker folds these rows into the counts.
create table expiry_counts (
  kind text not null,
  day date not null,
  amount bigint not null,
  primary key (kind, day)
) with (fillfactor = 70);
create table expiry_count_changes (
  kind text not null,
  day date not null,
  amount integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create view expiry_days as
select kind, day, amount from expiry_counts
union all
select kind, day, amount::bigint from expiry_count_changes;

create function note_expiry_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into expiry_count_changes select kind, expiry_date, count(*) from new_rows group by kind, expiry_date;
  elsif tg_op = 'DELETE' then
    insert into expiry_count_changes select kind, expiry_date, -count(*) from old_rows group by kind, expiry_date;
  else
    insert into expiry_count_changes
    select kind, expiry_date, sum(amount) from (
      select kind, expiry_date, 1 as amount from new_rows union all select kind, expiry_date, -1 from old_rows
    ) as moved group by kind, expiry_date having sum(amount) <> 0;
  end if;
  return null;
end $$;
create trigger expiry_count_new after insert on vehicle_expiries referencing new table as new_rows
  for each statement execute function note_expiry_counts();
create trigger expiry_count_gone after delete on vehicle_expiries referencing old table as old_rows
  for each statement execute function note_expiry_counts();
create trigger expiry_count_moved after update on vehicle_expiries referencing old table as old_rows new table as new_rows
  for each statement execute function note_expiry_counts();
-- Also while a load has switched triggers and foreign keys off.
alter table vehicle_expiries enable always trigger expiry_count_new;
alter table vehicle_expiries enable always trigger expiry_count_gone;
alter table vehicle_expiries enable always trigger expiry_count_moved;
insert into expiry_counts select kind, expiry_date, count(*) from vehicle_expiries group by kind, expiry_date;

-- Moves what waits into the counts and answers how many rows that were; one process at a time.
create function fold_expiry_counts() returns bigint language plpgsql as $$
declare moved bigint;
begin
  if not pg_try_advisory_xact_lock(7241905117) then return 0; end if;
  with taken as (
    delete from expiry_count_changes returning *
  ), sums as (
    select kind, day, sum(amount) as amount from taken group by kind, day having sum(amount) <> 0
  ), folded as (
    insert into expiry_counts select * from sums
    on conflict (kind, day) do update set amount = expiry_counts.amount + excluded.amount
  )
  select count(*) into moved from taken;
  return moved;
end $$;
