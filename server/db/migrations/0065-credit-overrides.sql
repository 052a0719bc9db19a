-- A superadmin lets a client pay once by credit beyond its limit (contract section 4.9, docs/decisions/0095).
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
create index credit_overrides_client_id_idx on credit_overrides (client_id, expires_at);
create index credit_overrides_made_by_idx on credit_overrides (made_by);

-- Paise: the CREDIT payments by an override that no verified bill has settled. So far the used credit may exceed the limit.
alter table clients
  add column credit_beyond_limit bigint not null default 0,
  drop constraint clients_utilized_credit_check,
  add constraint clients_utilized_credit_check
    check (credit_beyond_limit >= 0 and utilized_credit between 0 and credit_limit + credit_beyond_limit);
