-- A penalty that is taken back stays on its bill beside the waiver: two facts, none of them edited.

alter table bills
  add column waived_at timestamptz,
  add column waived_by uuid references users (id),
  add column waiver_reason text,
  -- What is to be paid for the bill.
  add column total bigint not null generated always as (
    charges + case when waived_at is null then penalty else 0 end
  ) stored,
  add constraint bills_waiver_check check (
    num_nonnulls(waived_at, waived_by, waiver_reason) in (0, 3) and (waived_at is null or penalty > 0));
create index bills_waived_by_idx on bills (waived_by);

-- What the hourly audit of the ledger found last, law by law (server/db/invariants.sql).
create table ledger_laws (
  law text primary key,
  -- How many rows break it.
  broken integer not null constraint ledger_laws_broken_check check (broken >= 0),
  audited_at timestamptz not null,
  -- When the superadmins were last mailed that it is broken.
  reported_at timestamptz
);
