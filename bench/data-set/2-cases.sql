-- The cases of three years that end now, each with the hour of every step that has happened by now.

create unlogged table bench.fates as
with begun as (
  select n, today, now, today - days + floor(place)::int as day, place - floor(place) as part, employees, clients
  from bench.size, generate_series(1, rows) as n
  cross join lateral (select (n - 0.5) / rows * (days + 1) as place) as spread
), planned as (
  select n, now, day,
    case when day = today then bench.day_start(day) + part * (now - bench.day_start(day))
      else bench.day_start(day) + interval '9.5 hours' + part * interval '9 hours' end as created_at,
    case when bench.dice(n, 20) < 0.06 then 0 else bench.whole(n, 21, 1, employees) end::int as staff_n,
    -- One dealer is far bigger than all others: an eighth of the office's work.
    case when bench.dice(n, 22) < 0.12 then 1 else bench.whole(n, 23, 2, clients) end::int as dealer_n,
    bench.whole(n, 24, 300, 4000) * 100 as receipt, bench.whole(n, 25, 1, 3) * 5000 as puc,
    bench.whole(n, 26, 0, 120) * 10000 as insurance,
    case when bench.dice(n, 27) < 0.4 then bench.whole(n, 28, 1, 20) * 5000 end as other,
    case when bench.dice(n, 29) < 0.6 then bench.whole(n, 30, 1, 8) * 5000 end as admin,
    bench.dice(n, 31) as fate
  from begun
), edited as (
  select *, case when bench.dice(n, 32) < 0.3 then created_at + bench.whole(n, 33, 60, 360) * interval '1 minute' end
    as edited_plan
  from planned
), verified as (
  select *, case when fate > 0.003
    then coalesce(edited_plan, created_at) + bench.whole(n, 34, 240, 2400) * interval '1 minute' end as verified_plan
  from edited
), sent_on as (
  select *,
    case when fate <= 0.043 then verified_plan + bench.whole(n, 35, 480, 3000) * interval '1 minute' end as rejected_plan,
    case when fate > 0.045 then verified_plan + bench.whole(n, 36, 360, 3600) * interval '1 minute' end as assigned_plan
  from verified
)
select n, day, created_at, staff_n, dealer_n, receipt, puc, insurance, other, admin,
  receipt + puc + insurance + coalesce(other, 0) + coalesce(admin, 0) as total,
  case when edited_plan <= now then edited_plan end as edited_at,
  case when verified_plan <= now then verified_plan end as verified_at,
  case when rejected_plan <= now then rejected_plan end as rejected_at,
  case when assigned_plan <= now then assigned_plan end as assigned_at,
  bench.id(created_at, 7, n) as id, bench.id(assigned_plan, 8, n) as assignment_id
from sent_on;
create unique index on bench.fates (n);
analyze bench.fates;

-- Most cases are paid alone, some two at a time, one in two hundred never.
create unlogged table bench.paid_together as
select n, dealer_n, assigned_at, total,
  dealer_n::bigint * 100000000 + case when bench.dice(dealer_n::bigint * 100000000 + place / 2, 40) < 0.1
    then place / 2 * 2 else place end as g
from (
  select *, row_number() over (partition by dealer_n order by assigned_at, n) as place
  from bench.fates where assigned_at is not null and bench.dice(n, 41) > 0.005
) as numbered;

-- A payment for cases, or the second try after the first was rejected.
create unlogged table bench.payings as
with planned as (
  select g, dealer_n, amount, mode, paid_at,
    case when mode <> 'CREDIT' then paid_at + bench.whole(g, 45, 120, 2880) * interval '1 minute' end as decided_at,
    mode <> 'CREDIT' and bench.dice(g, 46) < 0.24 as fails
  from (
    select g, min(dealer_n) as dealer_n, sum(total)::bigint as amount,
      max(assigned_at) + interval '2 hours' + power(bench.dice(g, 42), 3) * interval '20 days' as paid_at,
      case when bench.dice(g, 43) < 0.5 then 'CREDIT' when bench.dice(g, 43) < 0.85 then 'UPI' else 'CASH' end as mode
    from bench.paid_together group by g
  ) as grouped
), tries as (
  select g, 1 as try, dealer_n, amount, mode, paid_at, decided_at, fails from planned
  union all
  select g, 2, dealer_n, amount, mode, decided_at + bench.whole(g, 47, 300, 4320) * interval '1 minute',
    decided_at + bench.whole(g, 47, 300, 4320) * interval '1 minute' + bench.whole(g, 48, 120, 2880) * interval '1 minute',
    false
  from planned where fails
)
select g, try, dealer_n, amount, mode, paid_at,
  case when decided_at <= now then decided_at end as decided_at,
  case when mode = 'CREDIT' then 'success' when decided_at <= now then case when fails then 'failed' else 'success' end
    else 'paid' end as status,
  bench.id(paid_at, 10, g * 2 + try) as id, bench.id(paid_at - interval '1 minute', 9, g * 2 + try) as upload_id
from tries, bench.size
where paid_at <= now;
create index on bench.payings (g);
create index on bench.paid_together (n);
analyze bench.payings, bench.paid_together;

create unlogged table bench.settled as
select n, coalesce(decided_at, paid_at) as at from bench.paid_together join bench.payings using (g) where status = 'success';
create unique index on bench.settled (n);
analyze bench.settled;

-- The stages that a file has reached: on average it is handed over four months after it was verified.
create unlogged table bench.way as
select n, stage, reached_at from bench.fates, bench.size
cross join lateral (values ('submitted', 2), ('inProcess', 9), ('approved', 22), ('dispatched', 25), ('handedOver', 30))
  as stages (stage, days_later)
cross join lateral (select verified_at + days_later * bench.whole(n, 97, 1, 7) * interval '1 day' as reached_at) as planned
where rejected_at is null and reached_at <= now;
create index on bench.way (n, reached_at);
analyze bench.way;

insert into cases (id, case_no, status, version, created_at, updated_at, created_by, rejection_remarks, firm_name, dealer_id,
  branch_code, employee_code, incentive, appointment_date, application_no, application_date, vehicle_no, from_rto, to_rto,
  chassis_no, engine_no, insurance_expiry, puc_expiry, fitness_expiry, tax_expiry, permit_expiry, transfer_to, hpt_id,
  hpa_id, number_plate, fitness, rrf, rma, alteration, conversion, address_change, drc, remarks, vehicle_id, stage, stage_since,
  seller_name, seller_aadhaar_last4, seller_address, seller_state, seller_phone_no,
  buyer_name, buyer_aadhaar_last4, buyer_address, buyer_state, buyer_phone_no,
  puc_charges, insurance_charges, other_charges, admin_charges, receipt_amount, reference_name, reference_contact_no)
select f.id, 'VR-' || to_char(f.n, 'FM999999999000000'),
  case when settled.at is not null then 'paid' when assigned_at is not null then 'assigned'
    when rejected_at is not null then 'rejected' when verified_at is not null then 'ready'
    when edited_at is not null then 'Updated' else 'Created' end,
  1 + num_nonnulls(edited_at, verified_at, rejected_at, assigned_at, settled.at), created_at,
  coalesce(settled.at, assigned_at, rejected_at, verified_at, edited_at, created_at), staff.id,
  case when rejected_at is not null then bench.pick(f.n, 50, bench.reasons()) end, dealer.firm_name, dealer.id,
  staff.branch_code, staff.employee_code, case when verified_at is not null then bench.whole(f.n, 51, 2, 10) * 5000 end,
  case when verified_at is not null or bench.dice(f.n, 52) < 0.5 then day + bench.whole(f.n, 53, 2, 30)::int end,
  case when bench.dice(f.n, 54) < 0.7 then from_rto.rto_code || to_char(day, 'YYMM') || lpad(f.n::text, 7, '0') end, day,
  plate, from_rto.display_name, to_rto.display_name,
  'MA3' || upper(substr(md5('chassis' || f.n), 1, 14)), upper(substr(md5('engine' || f.n), 1, 11)),
  day + bench.whole(f.n, 56, -20, 365)::int, day + bench.whole(f.n, 57, -10, 180)::int,
  day + bench.whole(f.n, 58, 30, 1825)::int, day + bench.whole(f.n, 59, 30, 1825)::int,
  case when bench.dice(f.n, 60) < 0.3 then day + bench.whole(f.n, 61, 30, 1825)::int end,
  bench.pick(f.n, 62, '{LOCAL,LOCAL,OTHER,OTHER,NA}'), hpt.id, hpa.id,
  bench.pick(f.n, 63, '{HSRP,HSRP,NON HSRP,NA}'), bench.dice(f.n, 64) < 0.1, bench.dice(f.n, 65) < 0.05,
  bench.dice(f.n, 66) < 0.04, bench.dice(f.n, 67) < 0.02, bench.dice(f.n, 68) < 0.02, bench.dice(f.n, 69) < 0.1,
  bench.dice(f.n, 70) < 0.03, case when bench.dice(f.n, 71) < 0.15 then 'ORIGINAL RC AT THE OFFICE' end,
  bench.vehicle_id(plate), coalesce(stage, 'papers'), coalesce(stage_since, f.created_at),
  case when has_owners then upper(bench.pick(f.n, 72, bench.given_names()) || ' ' || bench.pick(f.n, 73, bench.family_names())) end,
  case when has_owners then lpad(bench.whole(f.n, 74, 0, 9999)::text, 4, '0') end,
  case when has_owners then upper(bench.whole(f.n, 75, 1, 400) || ' ' || bench.pick(f.n, 76, bench.streets())) end,
  case when has_owners then 'Maharashtra' end, case when has_owners then bench.phone(f.n, 77) end,
  case when has_owners then upper(bench.pick(f.n, 78, bench.given_names()) || ' ' || bench.pick(f.n, 79, bench.family_names())) end,
  case when has_owners then lpad(bench.whole(f.n, 80, 0, 9999)::text, 4, '0') end,
  case when has_owners then upper(bench.whole(f.n, 81, 1, 400) || ' ' || bench.pick(f.n, 82, bench.streets())) end,
  case when has_owners then 'Maharashtra' end, case when has_owners then bench.phone(f.n, 83) end,
  puc, insurance, other, admin, receipt,
  case when bench.dice(f.n, 84) < 0.2 then bench.pick(f.n, 85, bench.given_names()) end,
  case when bench.dice(f.n, 84) < 0.2 then bench.phone(f.n, 86) end
from bench.fates as f
join bench.staff as staff on staff.n = staff_n
join bench.dealers as dealer on dealer.n = dealer_n
cross join (select count(*) as offices from bench.offices) as counted
cross join (select count(*) as financiers from bench.financiers) as lenders
join bench.offices as from_rto on from_rto.n = bench.whole(f.n, 87, 1, offices)
join bench.offices as to_rto on to_rto.n = bench.whole(f.n, 88, 1, offices)
join bench.financiers as hpt on hpt.n = case when bench.dice(f.n, 89) < 0.5 then 1 else bench.whole(f.n, 90, 1, financiers) end
join bench.financiers as hpa on hpa.n = case when bench.dice(f.n, 91) < 0.5 then 1 else bench.whole(f.n, 92, 1, financiers) end
left join bench.settled as settled on settled.n = f.n
cross join lateral (select bench.dice(f.n, 93) < 0.85 as has_owners,
  chr(65 + bench.whole(f.n, 94, 0, 25)::int) || chr(65 + bench.whole(f.n, 95, 0, 25)::int) as letters,
  lpad(bench.whole(f.n, 96, 1, 9999)::text, 4, '0') as digits) as made
cross join lateral (select case when bench.dice(f.n, 55) < 0.7 then replace(from_rto.rto_code, '-', '') || letters || digits
    when bench.dice(f.n, 55) < 0.9 then replace(from_rto.rto_code, '-', ' ') || ' ' || letters || ' ' || digits
    else from_rto.rto_code || '-' || letters || '-' || digits end as plate) as spelled
left join lateral (select stage, reached_at as stage_since from bench.way where way.n = f.n
  order by reached_at desc limit 1) as present on true
order by f.n;
select setval('case_no_seq', max(rows)) from bench.size;

insert into case_assignments (id, case_id, client_id, case_no, vehicle_no, amount, assigned_by, assigned_at)
select assignment_id, f.id, dealer.id, cases.case_no, cases.vehicle_no, total, admin_id, assigned_at
from bench.fates as f join cases on cases.id = f.id join bench.dealers as dealer on dealer.n = dealer_n, bench.size
where assigned_at is not null order by assignment_id;

-- Older files have no such rows, as in an office that was there before it followed its files.
insert into case_stages (case_id, stage, reached_at)
select id, stage, reached_at from bench.way join bench.fates using (n), bench.size where verified_at > now - interval '1 year';
