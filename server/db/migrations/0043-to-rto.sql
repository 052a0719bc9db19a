-- An RTO narrows a list of cases to those that go there (docs/decisions/0058), so cases are counted by their To RTO alone. Late
-- files are found by the index of stages, and no longer by the age of open cases.

-- Writers take this lock first, too. Nobody folds changes into counts meanwhile.
lock table cases in access exclusive mode;
select pg_advisory_xact_lock(7241905114);

drop index cases_open_idx;
drop index cases_from_rto_idx;

create or replace view case_rtos as
select id, to_rto as rto, status, application_date as day from cases;

create or replace view case_rto_days as
select rto, status, day, amount from case_rto_counts
union all
select to_rto, status, application_date, amount::bigint from case_count_changes where to_rto is not null;

-- As in migration 0023, with the To RTO alone.
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
        insert into case_count_changes (amount, status, to_rto, %1$s) values (-1, old.status, old.to_rto, %2$s);
      end if;
      if tg_op <> 'DELETE' then
        insert into case_count_changes (amount, status, to_rto, %1$s) values (1, new.status, new.to_rto, %3$s);
      end if;
      return null;
    end $$
  $sql$, array_to_string(columns, ', '), old_days, new_days);
  drop trigger case_count_moved on cases;
  execute format($sql$
    create trigger case_count_moved after update on cases for each row
    when ((old.status, old.to_rto, %s) is distinct from (new.status, new.to_rto, %s))
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
        select to_rto, status, application_date, sum(amount) as amount from taken
        where to_rto is not null group by to_rto, status, application_date having sum(amount) <> 0
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
alter table case_count_changes drop column from_rto;

-- The cases as they are, less the changes that are still to be added.
delete from case_rto_counts;
insert into case_rto_counts
select rto, status, day, sum(amount) from (
  select rto, status, day, 1 as amount from case_rtos
  union all
  select to_rto, status, application_date, -amount from case_count_changes where to_rto is not null
) as moved group by rto, status, day having sum(amount) <> 0 order by rto, status, day;
