-- Adjustments of clients' accounts (contract-trade section 9): facts that are never edited, only reversed by another one.
create table adjustments (
  id uuid primary key,
  client_id uuid not null references clients (id),
  -- Paise. The client owes more by a positive amount, less by a negative one.
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
create index adjustments_client_id_idx on adjustments (client_id, made_at);
create index adjustments_assignment_id_idx on adjustments (assignment_id);
create index adjustments_made_by_idx on adjustments (made_by);

-- The lines of a bill: how much of each adjustment it carries. What one bill cannot carry goes to the next.
create table bill_adjustments (
  bill_id uuid not null references bills (id),
  adjustment_id uuid not null references adjustments (id),
  amount bigint not null constraint bill_adjustments_amount_check check (amount <> 0),
  primary key (bill_id, adjustment_id)
);
create index bill_adjustments_adjustment_id_idx on bill_adjustments (adjustment_id);

create trigger adjustments_append_only before delete or update or truncate on adjustments
  for each statement execute function refuse_change();
create trigger bill_adjustments_append_only before delete or update or truncate on bill_adjustments
  for each statement execute function refuse_change();

-- The sum of a bill's adjustments.
alter table bills
  add column adjusted bigint not null default 0,
  add constraint bills_adjusted_check check (charges + adjusted >= 0),
  drop column total; -- and bills_due_idx with it
alter table bills
  add column total bigint not null generated always as (
    charges + adjusted + case when waived_at is null then penalty else 0 end
  ) stored;
create index bills_due_idx on bills (due_date, id) include (total) where status in ('generated', 'failed');
