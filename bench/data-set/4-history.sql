-- What the product records of every step, in the order in which it happened.

create function bench.step(was text, becomes text) returns jsonb language sql immutable parallel safe as
  $$ select jsonb_build_object('status', jsonb_build_object('from', was, 'to', becomes)) $$;
create function bench.from_nothing(name text, value anyelement) returns jsonb language sql immutable parallel safe as
  $$ select jsonb_build_object(name, jsonb_build_object('from', null, 'to', value)) $$;

insert into history (id, at, actor_id, subject_type, subject_id, action, changes)
select bench.id(at, kind, n), at, actor_id, subject_type, subject_id, action, changes from (
  select created_at as at, 32 as kind, f.n, staff.id as actor_id, 'case' as subject_type, f.id as subject_id,
    'created' as action, bench.step(null, 'Created') as changes
  from bench.fates as f join bench.staff on staff.n = staff_n
  union all
  select edited_at, 33, f.n, staff.id, 'case', f.id, 'edited', bench.step('Created', 'Updated')
    || jsonb_build_object('receiptAmount', jsonb_build_object('from', receipt / 100 - 100, 'to', receipt / 100))
  from bench.fates as f join bench.staff on staff.n = staff_n where edited_at is not null
  union all
  select verified_at, 34, f.n, staff.id, 'case', f.id, 'verified',
    bench.step(case when edited_at is null then 'Created' else 'Updated' end, 'ready')
  from bench.fates as f join bench.staff on staff.n = staff_n where verified_at is not null
  union all
  select rejected_at, 35, n, admin_id, 'case', id, 'rejected', bench.step('ready', 'rejected')
    || bench.from_nothing('rejectionRemarks', bench.pick(n, 50, bench.reasons()))
  from bench.fates, bench.size where rejected_at is not null
  union all
  select assigned_at, 36, f.n, admin_id, 'case', f.id, 'assigned', bench.step('ready', 'assigned')
    || bench.from_nothing('assignedTo', firm_name) || bench.from_nothing('totalAmount', total / 100)
  from bench.fates as f join bench.dealers on dealers.n = dealer_n, bench.size where assigned_at is not null
  union all
  select paid_at, 36 + try, fates.n, user_id, 'case', fates.id, 'payment made',
    jsonb_build_object('paymentStatus', jsonb_build_object('from', case when try = 2 then 'failed' end,
      'to', case when mode = 'CREDIT' then 'success' else 'paid' end))
    || case when mode = 'CREDIT' then bench.step('assigned', 'paid') else '{}' end
  from bench.payings join bench.paid_together using (g) join bench.fates using (n)
  join bench.dealers on dealers.n = fates.dealer_n
  union all
  select decided_at, 38 + try, n, admin_id, 'case', fates.id,
    case status when 'success' then 'payment verified' else 'payment rejected' end,
    jsonb_build_object('paymentStatus', jsonb_build_object('from', 'paid', 'to', status))
    || case status when 'success' then bench.step('assigned', 'paid') else '{}' end
  from bench.payings join bench.paid_together using (g) join bench.fates using (n), bench.size
  where decided_at is not null
  union all
  select paid_at, 48, row_number() over (), user_id, 'payment', paid.id, 'made',
    bench.step(null, case when mode = 'CREDIT' then 'success' else 'paid' end)
    || bench.from_nothing('mode', mode) || bench.from_nothing('amount', amount / 100)
  from bench.all_payings as paid join bench.dealers on dealers.n = dealer_n
  union all
  select decided_at, 49, row_number() over (), admin_id, 'payment', id,
    case status when 'success' then 'verified' else 'rejected' end, bench.step('paid', status)
  from bench.all_payings, bench.size where decided_at is not null
  union all
  select raised_at, 64, b, null, 'bill', id, 'raised', bench.step(null, 'generated')
    || bench.from_nothing('charges', charges / 100)
  from bench.bills
  union all
  select penalised_at, 65, b, null, 'bill', bills.id, 'overdue',
    jsonb_build_object('penaltyAmount', jsonb_build_object('from', 0, 'to', fixed_penalty / 100))
  from bench.bills join bench.dealers on dealers.n = dealer_n where penalised_at is not null
  union all
  select paid_at, 66, b * 2 + try, user_id, 'bill', bill_id, 'payment made',
    bench.step(case try when 1 then 'generated' else 'failed' end, 'paid')
  from bench.bill_payings join bench.dealers on dealers.n = dealer_n
  union all
  select decided_at, 67, b * 2 + try, admin_id, 'bill', bill_id,
    case status when 'success' then 'payment verified' else 'payment rejected' end, bench.step('paid', status)
  from bench.bill_payings, bench.size where decided_at is not null
) as happened order by 1;
