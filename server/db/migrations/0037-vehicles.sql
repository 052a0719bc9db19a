-- Vehicles (contract-trade section 6, docs/decisions/0053): what the cases of a plate tell of their vehicle. Triggers on the
-- cases keep them current, so that no command has to. They rest while a backup is restored, which holds both.

-- Plates are compared without blanks, hyphens and dots, in any letter case, as are chassis numbers; contract/vehicles/plate-key.ts
-- has the same rule. The dashes are those of Unicode that look like a hyphen.
create function plate_key(text) returns text language sql immutable strict parallel safe
  return upper(regexp_replace(normalize($1, nfkc), '[[:space:].‐‑‒–—−-]', '', 'g'));

create table vehicles (
  id uuid primary key default gen_random_uuid(),
  plate_key text collate "C" not null constraint vehicles_plate_key_key unique constraint vehicles_plate_key_check check (plate_key <> ''),
  -- Of the newest case.
  vehicle_no text not null,
  chassis_no text not null,
  engine_no text not null,
  firm_name text not null,
  -- When the newest case was created; null for a vehicle without cases, whose plate was corrected. Such a vehicle is not shown.
  last_case_at timestamptz,
  -- Of the newest case with owners, or by hand, whichever is later.
  owner_name text,
  owner_phone_no text,
  -- The owner by hand.
  edited_owner_name text,
  edited_owner_phone_no text,
  owner_edited_at timestamptz,
  note text,
  reminders_off boolean not null default false,
  created_at timestamptz not null,
  -- What a search finds, a line each; firm and owner in upper case.
  search_text text not null generated always as (plate_key || E'\n' || chassis_no || E'\n' || engine_no || E'\n' || upper(firm_name)
    || E'\n' || upper(coalesce(owner_name, '')) || E'\n' || coalesce(owner_phone_no, '')) stored
);
create index vehicles_search_text_idx on vehicles using gin (search_text gin_trgm_ops);
create index vehicles_last_case_at_idx on vehicles (last_case_at desc, id desc) where last_case_at is not null;

-- The present date of each kind: the one that was told last.
create table vehicle_expiries (
  vehicle_id uuid not null references vehicles (id),
  kind text not null
    constraint vehicle_expiries_kind_check check (kind in ('PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT')),
  expiry_date date not null,
  told_at timestamptz not null,
  primary key (vehicle_id, kind)
);
create index vehicle_expiries_expiry_date_idx on vehicle_expiries (expiry_date, vehicle_id) include (kind);

-- Null only for a case of before this migration that the job of server/jobs/fill-vehicles.ts has not reached yet, and for a
-- plate without a letter or digit.
alter table cases add column vehicle_id uuid references vehicles (id);
create index cases_vehicle_id_idx on cases (vehicle_id, created_at desc, id desc) include (created_by, status);
create index cases_without_vehicle_idx on cases (created_at, id) where vehicle_id is null and plate_key(vehicle_no) <> '';
create index cases_chassis_key_idx on cases (plate_key(chassis_no));

-- What a case told last of a kind. A case without a row told its present date when it was created, which is most of them.
create table told_expiries (
  case_id uuid not null references cases (id),
  kind text not null
    constraint told_expiries_kind_check check (kind in ('PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT')),
  expiry_date date not null,
  told_at timestamptz not null,
  primary key (case_id, kind)
);

-- The dates of all cases, each as it was told last.
create view case_tellings as
select cases.vehicle_id, cases.id as case_id, kinds.kind,
  coalesce(told.expiry_date, kinds.day) as expiry_date, coalesce(told.told_at, cases.created_at) as told_at
from cases
cross join lateral (values ('PUC', puc_expiry), ('INSURANCE', insurance_expiry), ('FITNESS', fitness_expiry),
  ('TAX', tax_expiry), ('PERMIT', permit_expiry)) as kinds(kind, day)
left join told_expiries as told on told.case_id = cases.id and told.kind = kinds.kind
where cases.vehicle_id is not null and coalesce(told.expiry_date, kinds.day) is not null;

-- The owner that a case names (contract-trade section 6). A case has both owners or none.
create function owner_of_case(transfer_to text, seller text, buyer text) returns text language sql immutable parallel safe
  return case when transfer_to = 'NA' then seller else buyer end;

-- Writes anew all that the cases of a vehicle tell of it. The caller holds the lock of the vehicle.
create function refresh_vehicle(vehicle uuid) returns void language plpgsql as $$
declare
  newest cases;
  owners cases;
begin
  select * into newest from cases where vehicle_id = vehicle order by created_at desc, id desc limit 1;
  select * into owners from cases where vehicle_id = vehicle and seller_name is not null
  order by created_at desc, id desc limit 1;
  update vehicles set
    vehicle_no = coalesce(newest.vehicle_no, vehicle_no),
    chassis_no = coalesce(newest.chassis_no, chassis_no),
    engine_no = coalesce(newest.engine_no, engine_no),
    firm_name = coalesce(newest.firm_name, firm_name),
    last_case_at = newest.created_at,
    owner_name = case when owner_edited_at >= owners.created_at or owners.id is null then edited_owner_name
      else owner_of_case(owners.transfer_to, owners.seller_name, owners.buyer_name) end,
    owner_phone_no = case when owner_edited_at >= owners.created_at or owners.id is null then edited_owner_phone_no
      else owner_of_case(owners.transfer_to, owners.seller_phone_no, owners.buyer_phone_no) end
  where id = vehicle;
  delete from vehicle_expiries where vehicle_id = vehicle
    and kind not in (select kind from case_tellings where vehicle_id = vehicle);
  insert into vehicle_expiries as present (vehicle_id, kind, expiry_date, told_at)
  select distinct on (kind) vehicle_id, kind, expiry_date, told_at from case_tellings where vehicle_id = vehicle
  order by kind, told_at desc, case_id desc
  on conflict (vehicle_id, kind) do update set expiry_date = excluded.expiry_date, told_at = excluded.told_at
  where (present.expiry_date, present.told_at) is distinct from (excluded.expiry_date, excluded.told_at);
end $$;

-- Tells a date of a case, later than every date of that kind that was told of its vehicle, whatever the clocks say.
create function tell_expiry(teller uuid, expiry text, day date, at timestamptz) returns void language sql as $$
  insert into told_expiries (case_id, kind, expiry_date, told_at)
  select teller, expiry, day, greatest(at, max(told_at) + interval '1 microsecond')
  from vehicle_expiries where kind = expiry and vehicle_id = (select vehicle_id from cases where id = teller)
  on conflict (case_id, kind) do update set expiry_date = excluded.expiry_date, told_at = excluded.told_at
$$;

-- Gives a case the vehicle of its plate, and locks it: of two vehicles the one with the smaller key first, so that no two writers
-- wait for each other.
create function find_vehicle_of_case() returns trigger language plpgsql as $$
declare
  new_key text := plate_key(new.vehicle_no);
  old_key text := case when tg_op = 'UPDATE' and old.vehicle_id is not null then plate_key(old.vehicle_no) end;
begin
  if current_setting('portal.restoring', true) = 'on' then return new; end if;
  if new_key = old_key then
    new.vehicle_id := old.vehicle_id;
    return new;
  end if;
  if old_key < new_key collate "C" then perform from vehicles where id = old.vehicle_id for no key update; end if;
  new.vehicle_id := null;
  if new_key <> '' then
    insert into vehicles as vehicle (plate_key, vehicle_no, chassis_no, engine_no, firm_name, last_case_at, created_at,
      owner_name, owner_phone_no)
    values (new_key, new.vehicle_no, new.chassis_no, new.engine_no, new.firm_name, new.created_at, new.created_at,
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
    if new.vehicle_id is null then
      select id into new.vehicle_id from vehicles where plate_key = new_key for no key update;
    end if;
  end if;
  if old_key > new_key collate "C" then perform from vehicles where id = old.vehicle_id for no key update; end if;
  return new;
end $$;
create trigger case_vehicle before insert or update of vehicle_no, vehicle_id on cases
  for each row execute function find_vehicle_of_case();

-- A new case tells all its dates.
create function tell_new_case() returns trigger language plpgsql as $$
begin
  if current_setting('portal.restoring', true) = 'on' then return null; end if;
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
  -- The clock of another process is ahead: an older case is not the newest one.
  if exists (select from vehicles where id = new.vehicle_id and last_case_at > new.created_at) then
    perform refresh_vehicle(new.vehicle_id);
  end if;
  return null;
end $$;
create trigger case_told after insert on cases
  for each row when (new.vehicle_id is not null) execute function tell_new_case();

-- An edit tells the dates that it changes; what it clears stays told.
create function tell_changed_case() returns trigger language plpgsql as $$
declare
  changed record;
begin
  perform from vehicles where id = new.vehicle_id for no key update;
  for changed in
    select * from (values ('PUC', old.puc_expiry, new.puc_expiry), ('INSURANCE', old.insurance_expiry, new.insurance_expiry),
      ('FITNESS', old.fitness_expiry, new.fitness_expiry), ('TAX', old.tax_expiry, new.tax_expiry),
      ('PERMIT', old.permit_expiry, new.permit_expiry)) as kinds(kind, old_day, new_day)
    where old_day is distinct from new_day
  loop
    if changed.new_day is not null then
      perform tell_expiry(new.id, changed.kind, changed.new_day, new.updated_at);
    else
      insert into told_expiries values (new.id, changed.kind, changed.old_day, old.created_at) on conflict do nothing;
    end if;
  end loop;
  if new.vehicle_id is not null then perform refresh_vehicle(new.vehicle_id); end if;
  if old.vehicle_id <> new.vehicle_id or new.vehicle_id is null then perform refresh_vehicle(old.vehicle_id); end if;
  return null;
end $$;
create trigger case_told_again after update on cases for each row
  when ((old.vehicle_id, old.vehicle_no, old.chassis_no, old.engine_no, old.firm_name, old.transfer_to, old.seller_name,
    old.seller_phone_no, old.buyer_name, old.buyer_phone_no, old.puc_expiry, old.insurance_expiry, old.fitness_expiry,
    old.tax_expiry, old.permit_expiry, old.created_at) is distinct from (new.vehicle_id, new.vehicle_no, new.chassis_no, new.engine_no,
    new.firm_name, new.transfer_to, new.seller_name, new.seller_phone_no, new.buyer_name, new.buyer_phone_no, new.puc_expiry,
    new.insurance_expiry, new.fitness_expiry, new.tax_expiry, new.permit_expiry, new.created_at))
  execute function tell_changed_case();

-- Gives some cases of before their vehicles, the oldest first, and returns how many. They told their dates when they were
-- created, or when their history says that a date changed. Vehicles are locked in the order of their keys here, too.
create function fill_vehicles(batch integer) returns integer language plpgsql as $$
declare
  picked record;
  filled integer := 0;
begin
  for picked in
    with oldest as (
      select id, created_at, plate_key(vehicle_no) as key from cases
      where vehicle_id is null and plate_key(vehicle_no) <> '' order by created_at, id limit batch
      for no key update skip locked
    )
    select id from oldest order by key collate "C", created_at, id
  loop
    insert into told_expiries
    select distinct on (kind) picked.id, kind, (changes #>> array[field, 'to'])::date, at
    from history cross join (values ('PUC', 'pucExpiry'), ('INSURANCE', 'insuranceExpiry'), ('FITNESS', 'fitnessExpiry'),
      ('TAX', 'taxExpiry'), ('PERMIT', 'permitExpiry')) as kinds(kind, field)
    where subject_type = 'case' and subject_id = picked.id and action in ('edited', 'expiry changed')
      and changes #>> array[field, 'to'] is not null
    order by kind, seq desc
    on conflict do nothing;
    update cases set vehicle_id = null where id = picked.id;
    filled := filled + 1;
  end loop;
  return filled;
end $$;

-- What the planner knows of an index over an expression comes with the next analyze.
analyze cases;
