-- A new case of a new vehicle costs less (docs/decisions/0053): most cases are of one, and it has no dates to compare with.

-- A new case tells all its dates.
create or replace function tell_new_case() returns trigger language plpgsql as $$
declare
  has_dates boolean;
  is_older boolean;
begin
  if current_setting('portal.restoring', true) = 'on' then return null; end if;
  -- The case holds the lock of its vehicle, so nobody tells a date in between.
  select exists (select from vehicle_expiries where vehicle_id = new.vehicle_id), last_case_at > new.created_at
  into has_dates, is_older from vehicles where id = new.vehicle_id;
  if has_dates then
    with told as (
      insert into vehicle_expiries as present (vehicle_id, kind, expiry_date, told_at)
      select new.vehicle_id, kind, day, new.created_at from (values ('PUC', new.puc_expiry),
        ('INSURANCE', new.insurance_expiry), ('FITNESS', new.fitness_expiry), ('TAX', new.tax_expiry),
        ('PERMIT', new.permit_expiry)) as kinds(kind, day) where day is not null
      on conflict (vehicle_id, kind) do update set expiry_date = excluded.expiry_date,
        told_at = greatest(excluded.told_at, present.told_at + interval '1 microsecond')
      returning *
    )
    insert into told_expiries (case_id, kind, expiry_date, told_at)
    select new.id, kind, expiry_date, told_at from told where told_at > new.created_at;
  else
    insert into vehicle_expiries (vehicle_id, kind, expiry_date, told_at)
    select new.vehicle_id, kind, day, new.created_at from (values ('PUC', new.puc_expiry),
      ('INSURANCE', new.insurance_expiry), ('FITNESS', new.fitness_expiry), ('TAX', new.tax_expiry),
      ('PERMIT', new.permit_expiry)) as kinds(kind, day) where day is not null;
  end if;
  -- The clock of another process is ahead: an older case is not the newest one.
  if is_older then perform refresh_vehicle(new.vehicle_id); end if;
  return null;
end $$;

-- Only the triggers write these rows, and no vehicle is deleted; server/db/invariants.sql has the law.
alter table vehicle_expiries drop constraint vehicle_expiries_vehicle_id_fkey;
