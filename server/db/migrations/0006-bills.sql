-- Monthly bills of what was paid on credit, and the payments for them (contract 4.6 to 4.9).

create table bills (
  id uuid primary key,
  client_id uuid not null references clients (id),
  year smallint not null,
  month smallint not null constraint bills_month_check check (month between 1 and 12),
  bill_date date not null,
  due_date date not null,
  status text not null
    constraint bills_status_check check (status in ('generated', 'paid', 'success', 'failed')),
  -- The CREDIT payments of the month: what leaves the client's used credit once the bill is settled.
  charges bigint not null constraint bills_charges_check check (charges >= 0),
  penalty bigint not null default 0 constraint bills_penalty_check check (penalty >= 0),
  raised_at timestamptz not null,
  -- Once each: the reminder before the bill is due, and the penalty with its mail after that.
  reminded_at timestamptz,
  penalised_at timestamptz,
  constraint bills_client_month_key unique (client_id, year, month),
  constraint bills_bill_date_check
    check (bill_date = (make_date(year, month, 1) + interval '1 month' - interval '1 day')::date),
  constraint bills_due_date_check check (due_date = (make_date(year, month, 1) + interval '1 month')::date + 14),
  constraint bills_penalised_check check (penalty = 0 or penalised_at is not null)
);
-- What the daily run looks for.
create index bills_open_idx on bills (due_date) where status in ('generated', 'failed') and penalised_at is null;

-- bill_id: the bill that a payment pays. billed_in: the bill that a CREDIT payment is part of, once its month is over.
alter table payments
  add column bill_id uuid references bills (id),
  add column billed_in uuid references bills (id),
  add column utr text,
  add column reason text,
  add constraint payments_bill_check check (bill_id is null or mode <> 'CREDIT'),
  add constraint payments_billed_check check (billed_in is null or mode = 'CREDIT'),
  add constraint payments_utr_check check (utr is null or (mode <> 'CREDIT' and utr ~ '^[A-Z0-9]{6,35}$')),
  add constraint payments_reason_check check (reason is null or status = 'failed');

create index payments_bill_id_idx on payments (bill_id);
create index payments_billed_in_idx on payments (billed_in);
-- One live payment of a bill.
create unique index payments_live_bill_key on payments (bill_id) where status <> 'failed';
create index payments_unbilled_idx on payments (payment_date, client_id) where mode = 'CREDIT' and billed_in is null;
create index payments_utr_idx on payments (utr) where utr is not null;

-- A client's statement: sums before a day, and the lines of a time, from the indexes alone.
create index payments_settled_idx on payments (client_id, decided_at) include (amount)
  where status = 'success' and mode <> 'CREDIT';
create index case_assignments_statement_idx on case_assignments (client_id, assigned_at) include (amount);
