-- The vehicles of the cases with their present dates, and what was done about those that end soon.

create view bench.owners as
select *, case when transfer_to = 'NA' then seller_name else buyer_name end as owner_name,
  case when transfer_to = 'NA' then seller_phone_no else buyer_phone_no end as owner_phone_no
from cases;
insert into vehicles (id, plate_key, vehicle_no, chassis_no, engine_no, firm_name, last_case_at, owner_name, owner_phone_no, created_at)
select distinct on (vehicle_id) vehicle_id, plate_key(vehicle_no), vehicle_no, chassis_no, engine_no, firm_name, created_at,
  owner_name, owner_phone_no, min(created_at) over (partition by vehicle_id)
from bench.owners order by vehicle_id, created_at desc, id desc;

-- An owner is known by the newest case that names one.
update vehicles set owner_name = named.owner_name, owner_phone_no = named.owner_phone_no
from (
  select distinct on (vehicle_id) * from bench.owners where seller_name is not null
  order by vehicle_id, created_at desc, id desc
) as named
where vehicles.id = named.vehicle_id and vehicles.owner_name is null;

-- No date was changed after its case was created.
insert into vehicle_expiries (vehicle_id, kind, expiry_date)
select distinct on (vehicle_id, kind) vehicle_id, kind, day
from cases cross join lateral (values ('PUC', puc_expiry), ('INSURANCE', insurance_expiry), ('FITNESS', fitness_expiry),
  ('TAX', tax_expiry), ('PERMIT', permit_expiry)) as dated (kind, day) where day is not null
order by vehicle_id, kind, created_at desc, id desc;

-- Of five papers that end or have ended, the owner of one was called; of two hundred, one rests.
insert into reminder_log (id, vehicle_id, kind, what, expiry_date, channel, outcome, user_id, at)
select gen_random_uuid(), vehicle_id, kind, 'sent', expiry_date, 'CALL', 'willRenew', admin_id, now - interval '1 day'
from vehicle_expiries, bench.size
where expiry_date between today - 90 and today + 60 and bench.dice(hashtext(vehicle_id || kind), 98) < 0.2;
insert into reminder_snoozes (vehicle_id, kind, until)
select vehicle_id, kind, today + 7 from vehicle_expiries, bench.size
where expiry_date between today - 90 and today + 60 and bench.dice(hashtext(vehicle_id || kind), 99) < 0.005;
