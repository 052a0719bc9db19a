-- Long lists of cases that are narrowed by an RTO, or searched by people, and the queues of the office (docs/decisions/0038).

-- An RTO of either end. The days are for a range of application dates, or for the newest first.
create index cases_from_rto_idx on cases (from_rto, application_date);
create index cases_to_rto_idx on cases (to_rto, application_date);

-- Cases by RTO (once for a case that stays at its RTO), status and application date, as case_counts counts them by date.
create table case_rto_counts (
  rto text not null,
  status text not null,
  day date not null,
  amount bigint not null,
  primary key (rto, status, day)
) with (fillfactor = 70);

-- Null in the changes of before, which the first count below includes.
alter table case_count_changes add column from_rto text, add column to_rto text;

create view case_rtos as
select id, rto, status, application_date as day from cases
cross join lateral (values (from_rto), (nullif(to_rto, from_rto))) as place(rto) where rto is not null;

create view case_rto_days as
select rto, status, day, amount from case_rto_counts
union all
select rto, status, application_date, amount::bigint from case_count_changes
cross join lateral (values (from_rto), (nullif(to_rto, from_rto))) as place(rto) where rto is not null;

-- As in migration 0021, with the RTOs of each change.
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
        insert into case_count_changes (amount, status, from_rto, to_rto, %1$s)
        values (-1, old.status, old.from_rto, old.to_rto, %2$s);
      end if;
      if tg_op <> 'DELETE' then
        insert into case_count_changes (amount, status, from_rto, to_rto, %1$s)
        values (1, new.status, new.from_rto, new.to_rto, %3$s);
      end if;
      return null;
    end $$
  $sql$, array_to_string(columns, ', '), old_days, new_days);
  drop trigger case_count_moved on cases;
  execute format($sql$
    create trigger case_count_moved after update on cases for each row
    when ((old.status, old.from_rto, old.to_rto, %s) is distinct from (new.status, new.from_rto, new.to_rto, %s))
    execute function note_case_count()
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
      ), rto_sums as (
        select rto, status, application_date, sum(amount) as amount from taken
        cross join lateral (values (from_rto), (nullif(to_rto, from_rto))) as place(rto)
        where rto is not null group by rto, status, application_date having sum(amount) <> 0
      ), rto_folded as (
        insert into case_rto_counts select * from rto_sums
        on conflict (rto, status, day) do update set amount = case_rto_counts.amount + excluded.amount
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
  delete from case_rto_counts;
  insert into case_rto_counts select rto, status, day, count(*) from case_rtos group by rto, status, day
  order by rto, status, day;
end $$;
insert into case_rto_counts select rto, status, day, count(*) from case_rtos group by rto, status, day
order by rto, status, day;

-- People by the texts that lists show of them. In upper case, as the text of a case (migration 0002).
create index users_staff_search_idx on users
  using gin (upper(first_name || ' ' || last_name || E'\n' || coalesce(employee_code, '')) gin_trgm_ops)
  where role in ('superadmin', 'employee');
create index clients_search_idx on clients
  using gin (upper(first_name || ' ' || last_name || E'\n' || firm_name) gin_trgm_ops);
-- What the list of rejected cases shows beside; a reason as it is shown, with blanks.
create index cases_rejection_search_idx on cases using gin (upper(
  translate(rejection_remarks, '_', ' ') || E'\n' || coalesce(reference_name, '') || E'\n'
  || coalesce(reference_contact_no, '')) gin_trgm_ops) where status = 'rejected';

-- The few verified cases that are not paid, newest first, for a list of these statuses alone.
create index cases_unpaid_idx on cases (application_date desc, id desc) where status in ('ready', 'assigned');

-- What waits for the office, each in the order of waiting.
create index cases_open_idx on cases (created_at, id) include (created_by)
  where status in ('Created', 'Updated', 'ready', 'assigned');
create index clients_sign_ups_idx on clients (created_at, id) where not is_verified;
create index bills_due_idx on bills (due_date, id) include (total) where status in ('generated', 'failed');

-- What the planner knows of an index over an expression comes with the next analyze.
analyze cases, users, clients;
