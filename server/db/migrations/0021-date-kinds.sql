-- The kinds of date that lists are filtered by and cases are counted by (docs/decisions/0010, 0030): the days that
-- case_count_changes has a column for. What restated them (migration 0009) is written by count_case_dates().
--
-- A later kind is two lines of a migration, after which `hypothecationDate` is counted and has its index:
--   alter table cases add column hypothecation_date date;
--   select add_date_kind('hypothecation_date');

create function count_case_dates() returns void language plpgsql as $count$
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

-- Adds a day of a case to the kinds of date: lists are found by its index, and what is there is counted anew.
create function add_date_kind(name text) returns void language plpgsql as $$
begin
  execute format('create index %I on cases (%I, id) include (created_by)', 'cases_' || name || '_idx', name);
  execute format('alter table case_count_changes add column %I date', name);
  perform count_case_dates();
  perform refill_case_counts();
end $$;

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
