-- Every verified payment by cash or UPI has a numbered receipt (contract-trade section 9). Its number is consecutive within
-- the financial year (1 April to 31 March, Asia/Kolkata) of the decision: RV/26-27/000001.

-- The last number of each financial year, by the year in which it begins. Its row is locked last when a payment is verified.
create table receipt_numbers (
  financial_year integer primary key,
  last_serial integer not null constraint receipt_numbers_last_serial_check check (last_serial >= 1)
);

create table receipts (
  payment_id uuid primary key references payments (id),
  -- The moment of the decision on the payment.
  given_at timestamptz not null,
  -- Three months earlier, a financial year is a calendar year.
  financial_year integer not null generated always as (
    extract(year from given_at at time zone 'Asia/Kolkata' - interval '3 months')::integer
  ) stored,
  serial integer not null constraint receipts_serial_check check (serial between 1 and 99999999),
  receipt_no text not null generated always as (
    'RV/' || lpad((extract(year from given_at at time zone 'Asia/Kolkata' - interval '3 months')::integer % 100)::text, 2, '0')
    || '-' || lpad((extract(year from given_at at time zone 'Asia/Kolkata' + interval '9 months')::integer % 100)::text, 2, '0')
    || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')
  ) stored,
  -- When somebody first got the PDF; every later one is a duplicate.
  printed_at timestamptz,
  constraint receipts_number_key unique (financial_year, serial)
);

-- Payments that were verified before get theirs in the order of the decision.
insert into receipts (payment_id, given_at, serial)
select id, decided_at, row_number() over (
  partition by extract(year from decided_at at time zone 'Asia/Kolkata' - interval '3 months') order by decided_at, id
)
from payments where status = 'success' and mode <> 'CREDIT';

insert into receipt_numbers select financial_year, max(serial) from receipts group by financial_year;
