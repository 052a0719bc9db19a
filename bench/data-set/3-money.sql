-- Bills of the months that are over, and every payment: for cases, and for the bills.

create unlogged table bench.bills as
with monthly as (
  select dealer_n, date_trunc('month', paid_at at time zone 'Asia/Kolkata')::date as month, sum(amount)::bigint as charges
  from bench.payings where mode = 'CREDIT' group by 1, 2
), raised as (
  select *, dealer_n::bigint * 1000000 + to_char(month, 'YYYYMM')::bigint as b,
    bench.day_start((month + interval '1 month')::date) + interval '30 minutes' as raised_at,
    (month + interval '1 month')::date + 14 as due_date,
    (month + interval '1 month')::date < today - 100 as is_old
  from monthly, bench.size where month < date_trunc('month', today)
), planned as (
  select *, bench.day_start(due_date + 1) + interval '30 minutes' as overdue_at,
    case when not is_old and bench.dice(b, 100) < 0.1 then null
      when bench.dice(b, 101) < 0.85 then raised_at + interval '1 day' + bench.dice(b, 102) * interval '13 days'
      else raised_at + interval '16 days' + bench.dice(b, 103) * interval '10 days' end as first_at,
    bench.dice(b, 104) < 0.05 as fails
  from raised
), decided as (
  select *, first_at + bench.whole(b, 105, 360, 2880) * interval '1 minute' as first_decided_at from planned
), again as (
  select *, case when fails then first_decided_at + interval '1 day' end as second_at from decided
), judged as (
  select *, case
    when first_at is null or first_at > overdue_at then overdue_at
    when fails and second_at > overdue_at then greatest(overdue_at, first_decided_at + interval '1 hour')
  end as penalty_at from again
)
select b, dealer_n, month, charges, raised_at, due_date, now, fails, first_at, first_decided_at, second_at,
  second_at + interval '1 day' as second_decided_at,
  case when penalty_at <= now then penalty_at end as penalised_at,
  bench.id(raised_at, 11, b) as id
from judged;

create unlogged table bench.bill_payings as
with tries as (
  select b, 1 as try, dealer_n, id as bill_id, charges, penalised_at, first_at as paid_at, first_decided_at as decided_at,
    fails, now from bench.bills
  union all
  select b, 2, dealer_n, id, charges, penalised_at, second_at, second_decided_at, false, now from bench.bills where fails
)
select b, try, dealer_n, bill_id, paid_at,
  charges + case when penalised_at < paid_at then fixed_penalty else 0 end as amount,
  case when bench.dice(b, 106) < 0.8 then 'UPI' else 'CASH' end as mode,
  case when decided_at <= now then decided_at end as decided_at,
  case when decided_at <= now then case when fails then 'failed' else 'success' end else 'paid' end as status,
  bench.id(paid_at, 12, b * 2 + try) as id, bench.id(paid_at - interval '1 minute', 13, b * 2 + try) as upload_id
from tries join bench.dealers on dealers.n = dealer_n
where paid_at <= now;
create index on bench.bills (dealer_n, month);
create index on bench.bill_payings (b);
analyze bench.bills, bench.bill_payings;

insert into bills (id, client_id, year, month, bill_date, due_date, status, charges, penalty, raised_at, reminded_at,
  penalised_at, serial)
select bills.id, dealers.id, extract(year from month), extract(month from month),
  (month + interval '1 month' - interval '1 day')::date, due_date,
  coalesce((select status from bench.bill_payings where b = bills.b order by try desc limit 1), 'generated'),
  charges, case when penalised_at is null then 0 else fixed_penalty end, raised_at,
  case when now >= bench.day_start(due_date - 3) then bench.day_start(due_date - 3) + interval '30 minutes' end, penalised_at,
  row_number() over (partition by date_trunc('year', month - interval '3 months') order by month, raised_at, bills.id)
from bench.bills join bench.dealers on dealers.n = dealer_n order by bills.id;
insert into bill_numbers select financial_year, max(serial) from bills group by financial_year;

create unlogged table bench.all_payings as
select id, dealer_n, amount, mode, status, paid_at, decided_at, upload_id, null::uuid as bill_id
from bench.payings
union all
select id, dealer_n, amount, mode, status, paid_at, decided_at, upload_id, bill_id from bench.bill_payings;

-- Kept, as the cleanup of an office marks them: else its first hour would change all of them.
insert into uploads (id, user_id, file_key, bytes, sha256, created_at, is_kept)
select upload_id, user_id, 'bench/' || upload_id || '.jpg', 180000, sha256(upload_id::text::bytea),
  paid_at - interval '1 minute', true
from bench.all_payings join bench.dealers on dealers.n = dealer_n where mode <> 'CREDIT' order by upload_id;

insert into payments (id, client_id, paid_by, amount, mode, status, payment_date, proof_id, decided_by, decided_at, bill_id,
  billed_in, utr, reason)
select paid.id, dealers.id, user_id, amount, mode, status, paid_at, case when mode <> 'CREDIT' then upload_id end,
  case when decided_at is not null then admin_id end, decided_at, bill_id,
  case when mode = 'CREDIT' then bills.id end,
  case when mode = 'UPI' then '4' || lpad((hashtextextended(paid.id::text, 1) & 34359738367)::text, 11, '0') end,
  case when status = 'failed' then (bench.refusals())[1 + (hashtextextended(paid.id::text, 2) & 1)] end
from bench.all_payings as paid
join bench.dealers on dealers.n = dealer_n
cross join bench.size
left join bench.bills on mode = 'CREDIT' and bills.dealer_n = paid.dealer_n
  and bills.month = date_trunc('month', paid_at at time zone 'Asia/Kolkata')::date
order by paid.id;

insert into receipts (payment_id, given_at, serial)
select id, decided_at, row_number() over (
  partition by extract(year from decided_at at time zone 'Asia/Kolkata' - interval '3 months') order by decided_at, id
)
from payments where status = 'success' and mode <> 'CREDIT';
insert into receipt_numbers select financial_year, max(serial) from receipts group by financial_year;

insert into payment_assignments (payment_id, assignment_id, is_live)
select payings.id, assignment_id, status <> 'failed'
from bench.payings join bench.paid_together using (g) join bench.fates using (n) order by payings.id;

update clients set utilized_credit = used, credit_limit = greatest(5000000, ceil(used * 1.6 / 1000000) * 1000000)
from (
  select clients.id, coalesce(sum(amount) filter (where mode = 'CREDIT' and bills.status is distinct from 'success'), 0)
    as used
  from clients left join payments on payments.client_id = clients.id left join bills on bills.id = billed_in
  group by clients.id
) as owing
where owing.id = clients.id;
