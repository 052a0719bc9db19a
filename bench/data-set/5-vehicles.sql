-- The vehicles of the cases with their present dates, and what was done about those that end soon.

insert into vehicles (id, plate_key, vehicle_no, chassis_no, engine_no, firm_name, last_case_at, owner_name, owner_phone_no, created_at)
select distinct on (vehicle_id) vehicle_id, plate_key(vehicle_no), vehicle_no, chassis_no, engine_no, firm_name, created_at,
  owner_of_case(transfer_to, seller_name, buyer_name), owner_of_case(transfer_to, seller_phone_no, buyer_phone_no),
  min(created_at) over (partition by vehicle_id)
from cases order by vehicle_id, created_at desc, id desc;
update vehicle_counts set amount = (select count(*) from vehicles);

-- An owner is known by the newest case that names one.
update vehicles set owner_name = owner_of_case(transfer_to, seller_name, buyer_name),
  owner_phone_no = owner_of_case(transfer_to, seller_phone_no, buyer_phone_no)
from (
  select distinct on (vehicle_id) * from cases where seller_name is not null order by vehicle_id, created_at desc, id desc
) as owners
where vehicles.id = owners.vehicle_id and owner_name is null;

insert into vehicle_expiries (vehicle_id, kind, expiry_date, told_at)
select distinct on (vehicle_id, kind) vehicle_id, kind, expiry_date, told_at from case_tellings
order by vehicle_id, kind, told_at desc, case_id desc;
select fold_expiry_counts();

-- Of five papers that end or have ended, the owner of one was called; of two hundred, one rests.
insert into reminder_log (id, vehicle_id, kind, what, expiry_date, channel, outcome, user_id, at)
select gen_random_uuid(), vehicle_id, kind, 'sent', expiry_date, 'CALL', 'willRenew', admin_id, now - interval '1 day'
from vehicle_expiries, bench.size
where expiry_date between today - 90 and today + 60 and bench.dice(hashtext(vehicle_id || kind), 98) < 0.2;
insert into reminder_snoozes (vehicle_id, kind, expiry_date, until)
select vehicle_id, kind, expiry_date, today + 7 from vehicle_expiries, bench.size
where expiry_date between today - 90 and today + 60 and bench.dice(hashtext(vehicle_id || kind), 99) < 0.005;
