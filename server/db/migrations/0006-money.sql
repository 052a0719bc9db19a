-- Bills, payments, receipts, and what corrects them. Amounts are paise.

-- The last number of each financial year (1 April to 31 March), by the year in which it begins. Its row is locked last
-- when bills are raised.
create table bill_numbers (
  financial_year integer primary key,
  last_serial integer not null constraint bill_numbers_last_serial_check check (last_serial >= 1)
);

-- Monthly bills of what was paid on credit.
create table bills (
  id uuid primary key,
  client_id uuid not null references clients (id),
  year smallint not null,
  month smallint not null constraint bills_month_check check (month between 1 and 12),
  bill_date date not null,
  due_date date not null,
  -- Consecutive within the financial year of the bill date, at most 16 characters (rule 46(b) of the GST rules):
  -- B/26-27/000001.
  serial integer not null constraint bills_serial_check check (serial between 1 and 99999999),
  financial_year integer not null
    generated always as (year - case when month < 4 then 1 else 0 end) stored,
  bill_no text not null generated always as (
    'B/' || lpad(((year - case when month < 4 then 1 else 0 end) % 100)::text, 2, '0')
    || '-' || lpad(((year + case when month < 4 then 0 else 1 end) % 100)::text, 2, '0')
    || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')
  ) stored,
  status text not null
    constraint bills_status_check check (status in ('generated', 'paid', 'success', 'failed')),
  -- The CREDIT payments of the month: what leaves the client's used credit once the bill is settled.
  charges bigint not null constraint bills_charges_check check (charges >= 0),
  -- The sum of the bill's adjustments.
  adjusted bigint not null default 0,
  penalty bigint not null default 0 constraint bills_penalty_check check (penalty >= 0),
  -- What is to be paid for the bill. A penalty that is taken back stays beside its waiver: two facts, neither edited.
  total bigint not null generated always as (
    charges + adjusted + case when waived_at is null then penalty else 0 end
  ) stored,
  raised_at timestamptz not null,
  -- Once each: the reminder before the bill is due, and the penalty with its mail after that, never within 7 days after
  -- raised_at.
  reminded_at timestamptz,
  penalised_at timestamptz,
  waived_at timestamptz,
  waived_by uuid references users (id),
  waiver_reason text,
  constraint bills_client_month_key unique (client_id, year, month),
  constraint bills_number_key unique (financial_year, serial),
  constraint bills_bill_date_check
    check (bill_date = (make_date(year, month, 1) + interval '1 month' - interval '1 day')::date),
  constraint bills_due_date_check check (due_date = (make_date(year, month, 1) + interval '1 month')::date + 14),
  constraint bills_adjusted_check check (charges + adjusted >= 0),
  constraint bills_penalised_check check (penalty = 0 or penalised_at is not null),
  constraint bills_waiver_check check (
    num_nonnulls(waived_at, waived_by, waiver_reason) in (0, 3) and (waived_at is null or penalty > 0))
);
-- The daily run: bills to remind of and to fine.
create index bills_open_idx on bills (due_date) where status in ('generated', 'failed') and penalised_at is null;
-- The queue of bills that are due, and their sum.
create index bills_due_idx on bills (due_date, id) include (total) where status in ('generated', 'failed');
-- The bills of all clients of a month.
create index bills_month_idx on bills (year, month);
-- The deletion of a user looks for it (foreign key).
create index bills_waived_by_idx on bills (waived_by);

create table payments (
  id uuid primary key,
  client_id uuid not null references clients (id),
  paid_by uuid not null references users (id),
  amount bigint not null constraint payments_amount_check check (amount >= 0),
  mode text not null constraint payments_mode_check check (mode in ('CASH', 'UPI', 'CREDIT')),
  status text not null constraint payments_status_check check (status in ('paid', 'success', 'failed')),
  payment_date timestamptz not null,
  proof_id uuid constraint payments_proof_id_key unique references uploads (id),
  utr text,
  -- The bill that the payment pays.
  bill_id uuid references bills (id),
  -- The bill that a CREDIT payment is part of, once its month is over.
  billed_in uuid references bills (id),
  -- CREDIT payments are decided by nobody.
  decided_by uuid references users (id),
  decided_at timestamptz,
  -- Why it was rejected.
  reason text,
  constraint payments_proof_check check ((mode = 'CREDIT') = (proof_id is null)),
  constraint payments_credit_check check (mode <> 'CREDIT' or status = 'success'),
  constraint payments_decided_check check ((mode = 'CREDIT' or status = 'paid') = (decided_by is null)),
  constraint payments_bill_check check (bill_id is null or mode <> 'CREDIT'),
  constraint payments_billed_check check (billed_in is null or mode = 'CREDIT'),
  constraint payments_utr_check check (utr is null or (mode <> 'CREDIT' and utr ~ '^[A-Z0-9]{6,35}$')),
  constraint payments_reason_check check (reason is null or status = 'failed')
);
-- One live payment for each bill.
create unique index payments_live_bill_key on payments (bill_id) where status <> 'failed';
-- The payments of a client, the newest first.
create index payments_client_id_idx on payments (client_id, payment_date desc, id desc);
-- The deletion of a user looks for it (foreign key).
create index payments_paid_by_idx on payments (paid_by);
create index payments_decided_by_idx on payments (decided_by);
-- The payments of a bill.
create index payments_bill_id_idx on payments (bill_id);
-- The CREDIT payments in a bill.
create index payments_billed_in_idx on payments (billed_in);
-- The queue of payments to decide.
create index payments_pending_idx on payments (payment_date, id) where status = 'paid';
-- The list of decided payments.
create index payments_decided_idx on payments (decided_at, id) where decided_by is not null;
-- The month end: CREDIT payments that no bill has.
create index payments_unbilled_idx on payments (payment_date, client_id) where mode = 'CREDIT' and billed_in is null;
-- A client's statement: what it paid, by the index alone.
create index payments_settled_idx on payments (client_id, decided_at) include (amount)
  where status = 'success' and mode <> 'CREDIT';
-- The board: what the office received, day by day.
create index payments_received_idx on payments (decided_at) include (amount)
  where status = 'success' and mode <> 'CREDIT';
-- Whether a UTR was used before.
create index payments_utr_idx on payments (utr) where utr is not null;
-- The search of decided payments by any part of a UTR.
create index payments_utr_text_idx on payments using gin (utr gin_trgm_ops) where utr is not null;

create table payment_assignments (
  payment_id uuid not null references payments (id),
  assignment_id uuid not null references case_assignments (id),
  -- False once the payment has failed; the case can then be paid again.
  is_live boolean not null,
  -- Which payment of an assignment is the newest, whatever the clocks say.
  seq bigint not null generated always as identity,
  primary key (payment_id, assignment_id)
);
-- One live payment for each assignment.
create unique index payment_assignments_live_key on payment_assignments (assignment_id) where is_live;
-- The newest payment of an assignment.
create index payment_assignments_assignment_id_idx on payment_assignments (assignment_id, seq desc) include (payment_id);

-- The last number of each financial year, as of bills. Its row is locked last when a payment is verified.
create table receipt_numbers (
  financial_year integer primary key,
  last_serial integer not null constraint receipt_numbers_last_serial_check check (last_serial >= 1)
);

-- Every verified payment by cash or UPI has a numbered receipt, consecutive within the financial year of the decision in
-- Asia/Kolkata: RV/26-27/000001.
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

-- A superadmin lets a client pay once by credit beyond its limit.
create table credit_overrides (
  id uuid primary key,
  client_id uuid not null references clients (id),
  reason text not null constraint credit_overrides_reason_check check (reason <> ''),
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- The payment that used it.
  payment_id uuid constraint credit_overrides_payment_id_key unique references payments (id)
);
-- The override that a client may use.
create index credit_overrides_client_id_idx on credit_overrides (client_id, expires_at);
-- The deletion of a user looks for it (foreign key).
create index credit_overrides_made_by_idx on credit_overrides (made_by);

-- Adjustments of clients' accounts: facts that are never edited, only reversed by another one.
create table adjustments (
  id uuid primary key,
  client_id uuid not null references clients (id),
  -- The client owes more by a positive amount, less by a negative one.
  amount bigint not null constraint adjustments_amount_check check (amount <> 0),
  reason text not null constraint adjustments_reason_check check (reason <> ''),
  assignment_id uuid references case_assignments (id),
  reverses uuid constraint adjustments_reverses_key unique references adjustments (id),
  -- The payment that was verified although its money never came.
  takes_back uuid constraint adjustments_takes_back_key unique references payments (id),
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  seq bigint not null generated always as identity,
  constraint adjustments_kind_check check (num_nonnulls(reverses, takes_back) <= 1 and (takes_back is null or amount > 0))
);
-- The adjustments of a client's statement.
create index adjustments_client_id_idx on adjustments (client_id, made_at);
-- The adjustments of an assignment.
create index adjustments_assignment_id_idx on adjustments (assignment_id);
-- The deletion of a user looks for it (foreign key).
create index adjustments_made_by_idx on adjustments (made_by);
create trigger adjustments_append_only before delete or update or truncate on adjustments
  for each statement execute function refuse_change();

-- The lines of a bill: how much of each adjustment it carries. What one bill cannot carry goes to the next.
create table bill_adjustments (
  bill_id uuid not null references bills (id),
  adjustment_id uuid not null references adjustments (id),
  amount bigint not null constraint bill_adjustments_amount_check check (amount <> 0),
  primary key (bill_id, adjustment_id)
);
-- The bills that carry an adjustment.
create index bill_adjustments_adjustment_id_idx on bill_adjustments (adjustment_id);
create trigger bill_adjustments_append_only before delete or update or truncate on bill_adjustments
  for each statement execute function refuse_change();

-- Lines of bank statements that tell of received money. A line that verified a payment is the evidence of it and stays as
-- it is; others are forgotten after a while.
create table bank_lines (
  id uuid primary key,
  -- Of day, amount, text, and the number among equal lines of a statement: the line is the same in every file.
  fingerprint text not null constraint bank_lines_fingerprint_key unique,
  line_date date not null,
  amount bigint not null constraint bank_lines_amount_check check (amount > 0),
  text text not null,
  utr text constraint bank_lines_utr_check check (utr ~ '^[A-Z0-9]{6,35}$'),
  imported_by uuid not null references users (id),
  imported_at timestamptz not null,
  -- The payment that the line verified: it had the same UTR.
  payment_id uuid constraint bank_lines_payment_id_key unique references payments (id),
  constraint bank_lines_used_check check (payment_id is null or utr is not null)
);
-- A UTR verifies one payment, also where two statements write its line differently.
create unique index bank_lines_used_utr_key on bank_lines (utr) where payment_id is not null;
-- Lines to match, and those to forget.
create index bank_lines_unused_idx on bank_lines (imported_at) where payment_id is null;
-- The deletion of a user looks for it (foreign key).
create index bank_lines_imported_by_idx on bank_lines (imported_by);
create trigger bank_lines_used_stay before delete or update on bank_lines
  for each row when (old.payment_id is not null) execute function refuse_change();
