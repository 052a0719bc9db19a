-- Lists of cases by plain statements (docs/decisions/0068): each order has an index, which knows the status; the office's cases
-- are kept counted by status and date alone.

-- Writers take this lock first, too. Nobody folds changes into counts meanwhile.
lock table cases in access exclusive mode;
select pg_advisory_xact_lock(7241905114);

drop view case_days, case_dates, case_rto_days, case_rtos;
drop table case_rto_counts;
alter table case_count_changes drop column to_rto, drop column waits_on;
delete from case_counts where kind = 'waitsOn';

-- As in migration 0043, without RTOs.
create or replace function count_case_dates() returns void language plpgsql as $count$
declare
  columns text[];
  old_days text;
  new_days text;
  -- ('applicationDate', application_date), …: each kind by its name in the contract.
  kinds text;
begin
  select array_agg(quote_ident(attname) order by attnum),
    string_agg(format('old.%I', attname), ', ' order by attnum),
    string_agg(format('new.%I', attname), ', ' order by attnum),
    string_agg(format('(%L, %I)', lower(left(attname, 1))
      || substr(replace(initcap(replace(attname, '_', ' ')), ' ', ''), 2), attname), ', ' order by attnum)
  into columns, old_days, new_days, kinds
  from pg_attribute
  where attrelid = 'case_count_changes'::regclass and atttypid = 'date'::regtype and attnum > 0 and not attisdropped;

  -- What is true of the cases themselves.
  execute format($sql$
    create or replace view case_dates as
    select id, kind, status, day from cases cross join lateral (values %s) as dated(kind, day) where day is not null
  $sql$, kinds);
  execute format($sql$
    create or replace view case_days as
    select kind, status, day, amount from case_counts
    union all
    select kind, status, day, amount::bigint from case_count_changes cross join lateral (values %s) as dated(kind, day)
    where day is not null
  $sql$, kinds);
  execute format($sql$
    create or replace function note_case_count() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into case_count_changes (amount, status, %1$s) values (-1, old.status, %2$s);
      end if;
      if tg_op <> 'DELETE' then
        insert into case_count_changes (amount, status, %1$s) values (1, new.status, %3$s);
      end if;
      return null;
    end $$
  $sql$, array_to_string(columns, ', '), old_days, new_days);
  drop trigger case_count_moved on cases;
  execute format($sql$
    create trigger case_count_moved after update on cases for each row
    when ((old.status, %s) is distinct from (new.status, %s)) execute function note_case_count()
  $sql$, old_days, new_days);
  alter table cases enable always trigger case_count_moved;
  -- One at a time, as in migration 0009.
  execute format($sql$
    create or replace function fold_case_counts() returns bigint language plpgsql as $$
    declare moved bigint;
    begin
      if not pg_try_advisory_xact_lock(7241905114) then return 0; end if;
      with taken as (
        delete from case_count_changes returning *
      ), sums as (
        select kind, status, day, sum(amount) as amount from taken cross join lateral (values %s) as dated(kind, day)
        where day is not null group by kind, status, day having sum(amount) <> 0
      ), folded as (
        insert into case_counts select * from sums
        on conflict (kind, status, day) do update set amount = case_counts.amount + excluded.amount
      )
      select count(*) into moved from taken;
      return moved;
    end $$
  $sql$, kinds);
end $count$;
select count_case_dates();

create or replace function refill_case_counts() returns void language plpgsql as $$
begin
  lock table cases in share mode;
  perform pg_advisory_xact_lock(7241905114);
  delete from case_count_changes;
  delete from case_counts;
  insert into case_counts select kind, status, day, count(*) from case_dates group by kind, status, day
  order by kind, status, day; -- a range of days then lies in few pages
end $$;

-- The instant tells the day.
create or replace function note_case_waits() returns trigger language plpgsql as $$
begin
  if new.status = 'paid' then new.waits_since := null;
  elsif tg_op = 'INSERT' then new.waits_since := coalesce(new.waits_since, new.updated_at);
  elsif new.status <> old.status then new.waits_since := new.updated_at;
  end if;
  return new;
end $$;
alter table cases drop constraint cases_waits_check, drop column waits_on,
  add constraint cases_waits_check check ((status = 'paid') = (waits_since is null));

-- A kind of date finds the cases of its days, and sorts those of few days by the usual date, without a look at the cases.
create or replace function add_date_kind(name text) returns void language plpgsql as $$
begin
  execute format('create index %I on cases (%I, id) include (application_date, created_by, status)', 'cases_' || name || '_idx', name);
  execute format('alter table case_count_changes add column %I date', name);
  perform count_case_dates();
  perform refill_case_counts();
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['appointment_date', 'puc_expiry', 'insurance_expiry', 'fitness_expiry', 'tax_expiry', 'permit_expiry'] loop
    execute format('drop index %I', 'cases_' || name || '_idx');
    execute format('create index %I on cases (%I, id) include (application_date, created_by, status)', 'cases_' || name || '_idx', name);
  end loop;
end $$;

drop index cases_application_date_idx, cases_to_rto_idx, cases_created_by_idx;
create index cases_application_date_idx on cases (application_date desc, id desc) include (status);
create index cases_created_by_idx on cases (created_by, application_date desc, id desc) include (status);
create index cases_to_rto_idx on cases (to_rto, id) include (application_date, status);

-- One for each other order, and for whom a file waits.
create index cases_case_no_idx on cases (length(case_no), case_no, id) include (status);
create index cases_status_idx on cases (status, id);
create index cases_waiting_on_idx on cases (waiting_on, id) include (status);
create index cases_created_at_idx on cases (created_at, id) include (status);
create index cases_vehicle_no_idx on cases (vehicle_no, id) include (status);
create index cases_application_no_idx on cases (application_no, id) include (status);
create index cases_firm_name_idx on cases (firm_name, id) include (status);
create index cases_from_rto_idx on cases (from_rto, id) include (status);
create index cases_buyer_name_idx on cases (buyer_name, id) include (status);
create index cases_buyer_phone_no_idx on cases (buyer_phone_no, id) include (status);
create index cases_total_amount_idx on cases (total_amount, id) include (status);
create index cases_incentive_idx on cases (incentive, id) include (status);

-- A list finds a phone number by any piece of it.
create index cases_buyer_phone_text_idx on cases using gin (buyer_phone_no gin_trgm_ops) where buyer_phone_no is not null;

-- The reasons of rejected payments, as decided payments show them.
create index payments_reason_idx on payments using gin (upper(reason) gin_trgm_ops) where reason is not null;

-- What the planner knows of an index over an expression comes with the next analyze.
analyze cases, payments;
