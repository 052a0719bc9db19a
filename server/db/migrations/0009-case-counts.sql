-- How many cases there are by each kind of date, day and status (docs/decisions/0010): lists and
-- summaries of a million cases take their totals from here.
--
-- A change of a case adds a row to case_count_changes, in its own transaction, so writers never wait for
-- each other. The worker folds those rows into case_counts. What is true is the sum of both: case_days.

create table case_counts (
  kind text not null,
  status text not null,
  day date not null,
  amount bigint not null,
  primary key (kind, status, day)
) with (fillfactor = 70);

create table case_count_changes (
  amount smallint not null,
  status text not null,
  application_date date not null,
  appointment_date date,
  puc_expiry date,
  insurance_expiry date,
  fitness_expiry date,
  tax_expiry date,
  permit_expiry date
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

create view case_days as
select kind, status, day, amount from case_counts
union all
select kind, status, day, amount::bigint from case_count_changes cross join lateral (values
  ('applicationDate', application_date), ('appointmentDate', appointment_date), ('pucExpiry', puc_expiry),
  ('insuranceExpiry', insurance_expiry), ('fitnessExpiry', fitness_expiry), ('taxExpiry', tax_expiry),
  ('permitExpiry', permit_expiry)) as dated(kind, day)
where day is not null;

create function note_case_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into case_count_changes values (-1, old.status, old.application_date, old.appointment_date, old.puc_expiry,
      old.insurance_expiry, old.fitness_expiry, old.tax_expiry, old.permit_expiry);
  end if;
  if tg_op <> 'DELETE' then
    insert into case_count_changes values (1, new.status, new.application_date, new.appointment_date, new.puc_expiry,
      new.insurance_expiry, new.fitness_expiry, new.tax_expiry, new.permit_expiry);
  end if;
  return null;
end $$;
create trigger case_count_gone_or_new after insert or delete on cases
  for each row execute function note_case_count();
create trigger case_count_moved after update on cases for each row
  when ((old.status, old.application_date, old.appointment_date, old.puc_expiry, old.insurance_expiry, old.fitness_expiry,
    old.tax_expiry, old.permit_expiry) is distinct from (new.status, new.application_date, new.appointment_date,
    new.puc_expiry, new.insurance_expiry, new.fitness_expiry, new.tax_expiry, new.permit_expiry))
  execute function note_case_count();
-- Also while a load has switched triggers and foreign keys off.
alter table cases enable always trigger case_count_gone_or_new;
alter table cases enable always trigger case_count_moved;

-- Moves what waits into the counts and answers how many rows that were. One at a time: a second
-- process answers 0 at once. All in one transaction, so one that is killed has done nothing.
create function fold_case_counts() returns bigint language plpgsql as $$
declare moved bigint;
begin
  if not pg_try_advisory_xact_lock(7241905114) then return 0; end if;
  with taken as (
    delete from case_count_changes returning *
  ), sums as (
    select kind, status, day, sum(amount) as amount from taken cross join lateral (values
      ('applicationDate', application_date), ('appointmentDate', appointment_date), ('pucExpiry', puc_expiry),
      ('insuranceExpiry', insurance_expiry), ('fitnessExpiry', fitness_expiry), ('taxExpiry', tax_expiry),
      ('permitExpiry', permit_expiry)) as dated(kind, day)
    where day is not null group by kind, status, day having sum(amount) <> 0
  ), folded as (
    insert into case_counts select * from sums
    on conflict (kind, status, day) do update set amount = case_counts.amount + excluded.amount
  )
  select count(*) into moved from taken;
  return moved;
end $$;

-- Counts anew from the cases, while nobody writes any.
create function refill_case_counts() returns void language plpgsql as $$
begin
  lock table cases in share mode;
  perform pg_advisory_xact_lock(7241905114);
  delete from case_count_changes;
  delete from case_counts;
  insert into case_counts
  select kind, status, day, count(*) from cases cross join lateral (values
    ('applicationDate', application_date), ('appointmentDate', appointment_date), ('pucExpiry', puc_expiry),
    ('insuranceExpiry', insurance_expiry), ('fitnessExpiry', fitness_expiry), ('taxExpiry', tax_expiry),
    ('permitExpiry', permit_expiry)) as dated(kind, day)
  where day is not null group by kind, status, day
  order by kind, status, day; -- a range of days then lies in few pages
end $$;
select refill_case_counts();

-- Rejected cases are few among many: their lists and counts come from an index of their own size.
create index cases_rejected_idx on cases (application_date desc, id desc)
  include (appointment_date, puc_expiry, insurance_expiry, fitness_expiry, tax_expiry, permit_expiry)
  where status = 'rejected';
