-- Exact counts at a million vehicles without a look at each, and cheaper new cases (docs/decisions/0053 and 0054).

-- Until the end of this migration no case is written, so that none gets a vehicle that nobody counts. Writers take this lock
-- first, too.
lock table cases in access exclusive mode;

-- A snooze knows the date of its reminder, so that counting what rests opens no vehicle.
alter table reminder_snoozes add column expiry_date date;
update reminder_snoozes as resting set expiry_date = present.expiry_date from vehicle_expiries as present
where (present.vehicle_id, present.kind) = (resting.vehicle_id, resting.kind);
delete from reminder_snoozes where expiry_date is null;
alter table reminder_snoozes alter column expiry_date set not null;

create or replace function note_expiry_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into expiry_count_changes select kind, expiry_date, 1 from new_rows;
  elsif tg_op = 'DELETE' then
    insert into expiry_count_changes select kind, expiry_date, -count(*) from old_rows group by kind, expiry_date;
    delete from reminder_snoozes as resting using old_rows as gone
    where (resting.vehicle_id, resting.kind) = (gone.vehicle_id, gone.kind);
  else
    insert into expiry_count_changes
    select kind, expiry_date, sum(amount) from (
      select kind, expiry_date, 1 as amount from new_rows union all select kind, expiry_date, -1 from old_rows
    ) as moved group by kind, expiry_date having sum(amount) <> 0;
    update reminder_snoozes as resting set expiry_date = present.expiry_date from new_rows as present
    where (resting.vehicle_id, resting.kind) = (present.vehicle_id, present.kind)
      and resting.expiry_date <> present.expiry_date;
  end if;
  return null;
end $$;

-- How many vehicles there are, as the sum of all rows: a new vehicle adds one, and the worker folds them into one.
create table vehicle_counts (
  amount bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
insert into vehicle_counts select count(*) from vehicles;
-- The few that are not shown.
create index vehicles_without_case_idx on vehicles (id) where last_case_at is null;

create function fold_vehicle_counts() returns bigint language plpgsql as $$
declare folded bigint;
begin
  if (select count(*) from (select from vehicle_counts limit 2) as few) < 2
    or not pg_try_advisory_xact_lock(7241905119) then return 0; end if;
  with taken as (
    delete from vehicle_counts returning amount
  ), added as (
    insert into vehicle_counts select sum(amount) from taken having sum(amount) is not null
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- A case of a new vehicle costs less: its vehicle has its id, so that one trigger does all, and no key is looked up. Only the
-- triggers write vehicle ids, and no vehicle is deleted; server/db/invariants.sql has the law.
alter table cases drop constraint cases_vehicle_id_fkey;

-- Gives a case the vehicle of its plate, and locks it: of two vehicles the one with the smaller key first, so that no two writers
-- wait for each other.
create or replace function find_vehicle_of_case() returns trigger language plpgsql as $$
declare
  new_key text := plate_key(new.vehicle_no);
  old_key text := case when tg_op = 'UPDATE' and old.vehicle_id is not null then plate_key(old.vehicle_no) end;
  -- If the plate is a new one.
  new_id uuid := case when tg_op = 'INSERT' then new.id else gen_random_uuid() end;
begin
  if current_setting('portal.restoring', true) = 'on' then return new; end if;
  if new_key = old_key then
    new.vehicle_id := old.vehicle_id;
    return new;
  end if;
  if old_key < new_key collate "C" then perform from vehicles where id = old.vehicle_id for no key update; end if;
  new.vehicle_id := null;
  if new_key <> '' then
    insert into vehicles as vehicle (id, plate_key, vehicle_no, chassis_no, engine_no, firm_name, last_case_at, created_at,
      owner_name, owner_phone_no)
    values (new_id, new_key, new.vehicle_no, new.chassis_no, new.engine_no, new.firm_name, new.created_at, new.created_at,
      owner_of_case(new.transfer_to, new.seller_name, new.buyer_name),
      owner_of_case(new.transfer_to, new.seller_phone_no, new.buyer_phone_no))
    on conflict (plate_key) do update set
      vehicle_no = excluded.vehicle_no, chassis_no = excluded.chassis_no, engine_no = excluded.engine_no,
      firm_name = excluded.firm_name, last_case_at = excluded.last_case_at,
      owner_name = case when new.seller_name is null or vehicle.owner_edited_at >= new.created_at then vehicle.owner_name
        else excluded.owner_name end,
      owner_phone_no = case when new.seller_name is null or vehicle.owner_edited_at >= new.created_at
        then vehicle.owner_phone_no else excluded.owner_phone_no end
    where tg_op = 'INSERT' and (vehicle.last_case_at is null or vehicle.last_case_at <= excluded.last_case_at)
    returning id into new.vehicle_id;
    if new.vehicle_id = new_id then
      insert into vehicle_counts values (1);
    elsif new.vehicle_id is null then
      select id into new.vehicle_id from vehicles where plate_key = new_key for no key update;
    end if;
    -- The first case of a vehicle tells its dates here, any other one when it is written.
    if new.vehicle_id = new.id and tg_op = 'INSERT' then
      insert into vehicle_expiries (vehicle_id, kind, expiry_date, told_at)
      select new.id, kind, day, new.created_at from (values ('PUC', new.puc_expiry), ('INSURANCE', new.insurance_expiry),
        ('FITNESS', new.fitness_expiry), ('TAX', new.tax_expiry), ('PERMIT', new.permit_expiry)) as kinds(kind, day)
      where day is not null;
    end if;
  end if;
  if old_key > new_key collate "C" then perform from vehicles where id = old.vehicle_id for no key update; end if;
  return new;
end $$;

-- A further case of a vehicle tells its dates as before.
drop trigger case_told on cases;
create trigger case_told after insert on cases
  for each row when (new.vehicle_id is not null and new.vehicle_id <> new.id) execute function tell_new_case();
