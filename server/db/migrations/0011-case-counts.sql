-- How many cases there are by each kind of date, day and status.

create table case_counts (
  kind text not null,
  status text not null,
  day date not null,
  amount bigint not null,
  constraint case_counts_pkey PRIMARY KEY (kind, status, day)
) with (fillfactor=70);

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
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=1000);

create view case_dates as
 SELECT cases.id,
    dated.kind,
    cases.status,
    dated.day
   FROM (cases
     CROSS JOIN LATERAL ( VALUES ('applicationDate'::text,cases.application_date), ('appointmentDate'::text,cases.appointment_date), ('pucExpiry'::text,cases.puc_expiry), ('insuranceExpiry'::text,cases.insurance_expiry), ('fitnessExpiry'::text,cases.fitness_expiry), ('taxExpiry'::text,cases.tax_expiry), ('permitExpiry'::text,cases.permit_expiry)) dated(kind, day))
  WHERE (dated.day IS NOT NULL);

create view case_days as
 SELECT case_counts.kind,
    case_counts.status,
    case_counts.day,
    case_counts.amount
   FROM case_counts
UNION ALL
 SELECT dated.kind,
    case_count_changes.status,
    dated.day,
    (case_count_changes.amount)::bigint AS amount
   FROM (case_count_changes
     CROSS JOIN LATERAL ( VALUES ('applicationDate'::text,case_count_changes.application_date), ('appointmentDate'::text,case_count_changes.appointment_date), ('pucExpiry'::text,case_count_changes.puc_expiry), ('insuranceExpiry'::text,case_count_changes.insurance_expiry), ('fitnessExpiry'::text,case_count_changes.fitness_expiry), ('taxExpiry'::text,case_count_changes.tax_expiry), ('permitExpiry'::text,case_count_changes.permit_expiry)) dated(kind, day))
  WHERE (dated.day IS NOT NULL);

create or replace function note_case_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op <> 'INSERT' then
        insert into case_count_changes (amount, status, application_date, appointment_date, puc_expiry, insurance_expiry, fitness_expiry, tax_expiry, permit_expiry) values (-1, old.status, old.application_date, old.appointment_date, old.puc_expiry, old.insurance_expiry, old.fitness_expiry, old.tax_expiry, old.permit_expiry);
      end if;
      if tg_op <> 'DELETE' then
        insert into case_count_changes (amount, status, application_date, appointment_date, puc_expiry, insurance_expiry, fitness_expiry, tax_expiry, permit_expiry) values (1, new.status, new.application_date, new.appointment_date, new.puc_expiry, new.insurance_expiry, new.fitness_expiry, new.tax_expiry, new.permit_expiry);
      end if;
      return null;
    end $function$;

create trigger case_count_gone_or_new AFTER INSERT OR DELETE ON cases FOR EACH ROW EXECUTE FUNCTION note_case_count();

create trigger case_count_moved AFTER UPDATE ON cases FOR EACH ROW WHEN (((((((((old.status IS DISTINCT FROM new.status) OR (old.application_date IS DISTINCT FROM new.application_date)) OR (old.appointment_date IS DISTINCT FROM new.appointment_date)) OR (old.puc_expiry IS DISTINCT FROM new.puc_expiry)) OR (old.insurance_expiry IS DISTINCT FROM new.insurance_expiry)) OR (old.fitness_expiry IS DISTINCT FROM new.fitness_expiry)) OR (old.tax_expiry IS DISTINCT FROM new.tax_expiry)) OR (old.permit_expiry IS DISTINCT FROM new.permit_expiry))) EXECUTE FUNCTION note_case_count();

alter table cases enable always trigger case_count_gone_or_new;
alter table cases enable always trigger case_count_moved;

create or replace function fold_case_counts()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
    declare moved bigint;
    begin
      if not pg_try_advisory_xact_lock(7241905114) then return 0; end if;
      with taken as (
        delete from case_count_changes returning *
      ), sums as (
        select kind, status, day, sum(amount) as amount from taken cross join lateral (values ('applicationDate', application_date), ('appointmentDate', appointment_date), ('pucExpiry', puc_expiry), ('insuranceExpiry', insurance_expiry), ('fitnessExpiry', fitness_expiry), ('taxExpiry', tax_expiry), ('permitExpiry', permit_expiry)) as dated(kind, day)
        where day is not null group by kind, status, day having sum(amount) <> 0
      ), folded as (
        insert into case_counts select * from sums
        on conflict (kind, status, day) do update set amount = case_counts.amount + excluded.amount
      )
      select count(*) into moved from taken;
      return moved;
    end $function$;

create or replace function refill_case_counts()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  lock table cases in share mode;
  perform pg_advisory_xact_lock(7241905114);
  delete from case_count_changes;
  delete from case_counts;
  insert into case_counts select kind, status, day, count(*) from case_dates group by kind, status, day
  order by kind, status, day; -- a range of days then lies in few pages
end $function$;
