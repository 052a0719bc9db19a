-- Every bill has a number that is consecutive within the financial year of its bill date (1 April to 31 March), at most
-- 16 characters (rule 46(b) of the GST rules): B/26-27/000001.

-- The last number of each financial year, by the year in which it begins. Its row is locked last when bills are raised.
create table bill_numbers (
  financial_year integer primary key,
  last_serial integer not null constraint bill_numbers_last_serial_check check (last_serial >= 1)
);

alter table bills
  add column serial integer,
  add column financial_year integer not null
    generated always as (year - case when month < 4 then 1 else 0 end) stored;

update bills set serial = numbered.serial
from (
  select id, row_number() over (partition by financial_year order by bill_date, raised_at, id) as serial from bills
) as numbered
where numbered.id = bills.id;

alter table bills
  alter column serial set not null,
  add constraint bills_serial_check check (serial between 1 and 99999999),
  add constraint bills_number_key unique (financial_year, serial),
  add column bill_no text not null generated always as (
    'B/' || lpad(((year - case when month < 4 then 1 else 0 end) % 100)::text, 2, '0')
    || '-' || lpad(((year + case when month < 4 then 0 else 1 end) % 100)::text, 2, '0')
    || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')
  ) stored;

insert into bill_numbers select financial_year, max(serial) from bills group by financial_year;
